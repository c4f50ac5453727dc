import { writeCsv } from '../../../foundation/csv/write-csv.ts';
import { type MakeUp, type PartList, partLists } from './make-up.ts';

/** Headings of the file in each language; both are read. */
const headings = {
  en: ['Row', 'Name', 'ISIN', 'Ticker', 'Weight', 'Kind', 'Sector', 'Country', 'Currency'],
  pl: ['Wiersz', 'Nazwa', 'ISIN', 'Ticker', 'Waga', 'Rodzaj', 'Sektor', 'Kraj', 'Waluta'],
} as const;

const rowWord: Readonly<Record<PartList, string>> = {
  sectors: 'sector',
  kinds: 'kind',
  countries: 'country',
  currencies: 'currency',
};

/** A make-up as a file that can be changed and read again. */
export function makeUpCsv(makeUp: MakeUp, locale: string): string {
  const positions = makeUp.positions.map((one) => [
    'position',
    one.name,
    one.isin,
    one.ticker,
    one.weight,
    one.kind,
    one.sector,
    one.country,
    one.currency?.toUpperCase(),
  ]);
  const parts = partLists.flatMap((list) =>
    makeUp[list].map(({ key, weight }) => [
      rowWord[list],
      list === 'currencies' ? key.toUpperCase() : key,
      null,
      null,
      weight,
    ]),
  );
  return writeCsv([headings[locale === 'pl' ? 'pl' : 'en'], ...positions, ...parts]);
}
