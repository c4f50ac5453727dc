import { decimalSignOf, readNumber } from '../../../foundation/csv/column-numbers.ts';
import { type CsvRow, type CsvStop, readCsv } from '../../../foundation/csv/read-csv.ts';
import { compare, decimal, hundred, plus, sum, textOf, times } from '../../../foundation/decimal.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import { countryIn, currencyIn, noCountry } from '../words/countries.ts';
import { isIsin } from '../words/isin.ts';
import { kindIn, sectorIn, sectorOrKindIn } from '../words/sector-words.ts';
import { type FoundColumns, findHeader } from './file-columns.ts';
import { type MakeUp, mostParts, mostPositions, type PartList, type Position } from './make-up.ts';
import { isWeight } from './make-up-fields.ts';

export type FileProblem = {
  line: number;
  reason: 'weight' | 'name' | 'isin' | 'currency' | 'key' | 'twice';
  value: string;
};

/** Why nothing of a file can be taken. */
export type FileFault = CsvStop['kind'] | 'noColumns' | 'noRows';

export type ReadMakeUp = Pick<MakeUp, 'positions' | PartList> & {
  /** Rows below the heading. */
  read: number;
  problems: FileProblem[];
  /** Words for sectors, countries and kinds that nobody knows: those rows count as unknown there. */
  strange: string[];
  /** Weights were parts of one and were taken for percent. */
  fractions: boolean;
  fault: FileFault | null;
};

type Weighed = { row: CsvRow; weight: string; isWritten: boolean };

/** A file of positions, of a fund's own site or of ours, in either language; every row that cannot be is named by its line. */
export function readMakeUp(text: string): ReadMakeUp {
  const result: ReadMakeUp = {
    positions: [],
    sectors: [],
    kinds: [],
    countries: [],
    currencies: [],
    read: 0,
    problems: [],
    strange: [],
    fractions: false,
    fault: null,
  };
  const limits = { rows: mostPositions + 5 * mostParts, columns: 100, cellLength: 1000 };
  const { rows, separator, stop } = readCsv(text, { limits });
  if (stop) return { ...result, fault: stop.kind };
  const header = findHeader(rows);
  if (!header) return { ...result, fault: 'noColumns' };
  const { columns } = header;
  // Below the table some files have a sentence or two; a row of it has more cells.
  const body = rows
    .slice(header.at + 1)
    .filter(({ cells }) => cells.length > 2 || (cells[columns.weight] ?? '').trim() !== '');
  if (body.length === 0) return { ...result, fault: 'noRows' };
  const sign = decimalSignOf(
    body.map(({ cells }) => cells[columns.weight] ?? ''),
    separator,
  );
  const weighed = body.map((row) => {
    const cell = row.cells[columns.weight] ?? '';
    return { row, weight: readNumber(cell, sign) ?? '', isWritten: cell.includes('%') };
  });
  const fractions = areFractions(weighed);
  const reading = new Reading(result, columns);
  for (const { row, weight } of weighed)
    reading.take(row, fractions && weight ? textOf(times(decimal(weight), hundred)) : weight);
  return { ...result, read: body.length, fractions, strange: [...reading.strange].slice(0, 20) };
}

/** 0.051 for 5.1 percent: together about one, and nowhere a percent sign. */
function areFractions(weighed: readonly Weighed[]): boolean {
  const known = weighed.filter(({ weight }) => weight !== '');
  if (known.length < 2 || known.some(({ isWritten }) => isWritten)) return false;
  const total = sum(known.map(({ weight }) => decimal(weight)));
  return compare(total, decimal('0.95')) >= 0 && compare(total, decimal('1.005')) <= 0;
}

const nothing = new Set(['', '-', '–', '--', 'n/a']);

type Cells = (name: keyof FoundColumns) => string;
type Refused = { reason: FileProblem['reason']; of: keyof FoundColumns };

/** Rows one after another, each into its list or among the problems. */
class Reading {
  readonly strange = new Set<string>();
  readonly #words = new Set<string>();
  readonly #into: ReadMakeUp;
  readonly #columns: FoundColumns;

  constructor(into: ReadMakeUp, columns: FoundColumns) {
    this.#into = into;
    this.#columns = columns;
  }

  take(row: CsvRow, weight: string): void {
    const cell: Cells = (name) => {
      const at = this.#columns[name];
      const text = at === undefined ? '' : (row.cells[at] ?? '').trim();
      // What stood before a formula in a file of ours is taken off again.
      return nothing.has(text) ? '' : text.replace(/^'(?=[=+@-])/, '');
    };
    const list = listNamed(cell('what'));
    const refused = !isWeight(weight)
      ? ({ reason: 'weight', of: 'weight' } as const)
      : list === undefined
        ? ({ reason: 'key', of: 'what' } as const)
        : list === 'positions'
          ? this.#position(cell, weight)
          : this.#part(list, cell('name'), weight);
    if (!refused) return;
    const { reason, of } = refused;
    this.#into.problems.push({ line: row.line, reason, value: cell(of).slice(0, 60) });
  }

  #part(list: PartList, name: string, weight: string): Refused | undefined {
    const key = keyOf[list](name);
    if (key === undefined) return { reason: 'key', of: 'name' };
    const known = this.#into[list].find((part) => part.key === key);
    const word = `${list} ${list === 'sectors' || list === 'kinds' ? foldToWords(name) : key}`;
    if (this.#words.has(word)) return { reason: 'twice', of: 'name' };
    this.#words.add(word);
    // Two finer sectors of a provider are one of ours.
    if (known) known.weight = textOf(plus(decimal(known.weight), decimal(weight)));
    else this.#into[list].push({ key, weight });
    return undefined;
  }

  #position(cell: Cells, weight: string): Refused | undefined {
    const name = cell('name') || cell('ticker');
    const isin = cell('isin').toUpperCase();
    const currency = cell('currency');
    if (!name || name.length > 120 || /\p{Cc}/u.test(name)) return { reason: 'name', of: 'name' };
    if (isin && !isIsin(isin)) return { reason: 'isin', of: 'isin' };
    if (currency && !currencyIn(currency)) return { reason: 'currency', of: 'currency' };
    const country = this.#known(cell('country'), countryIn);
    this.#into.positions.push({
      name,
      isin: isin || null,
      ticker: cell('ticker').slice(0, 20) || null,
      ...this.#kindAndSector(cell('kind'), cell('sector')),
      country: country === noCountry ? null : country,
      currency: (currency && currencyIn(currency)) || null,
      weight,
    });
    return undefined;
  }

  /** A sector that is no industry says what the position is: "Cash and/or Derivatives". */
  #kindAndSector(kindText: string, sectorText: string): Pick<Position, 'kind' | 'sector'> {
    const kind =
      this.#known(kindText, kindIn) ?? (sectorIn(sectorText) ? null : (kindIn(sectorText) ?? null));
    const sector = kindIn(sectorText) && !sectorIn(sectorText) ? null : this.#known(sectorText, sectorIn);
    return { kind: kind ?? 'shares', sector: (kind ?? 'shares') === 'shares' ? sector : null };
  }

  #known<Key extends string>(text: string, read: (text: string) => Key | undefined): Key | null {
    if (!text) return null;
    const key = read(text);
    if (key === undefined) this.strange.add(text.slice(0, 40));
    return key ?? null;
  }
}

const keyOf: Record<PartList, (text: string) => string | undefined> = {
  sectors: sectorOrKindIn,
  kinds: kindIn,
  countries: countryIn,
  currencies: currencyIn,
};

/** What a row is about: a position, unless it says otherwise. */
const rowWords: Readonly<Record<'positions' | PartList, readonly string[]>> = {
  positions: ['', 'position', 'company', 'holding', 'pozycja', 'spolka'],
  sectors: ['sector', 'sektor', 'branza'],
  kinds: ['kind', 'asset class', 'rodzaj', 'klasa aktywow'],
  countries: ['country', 'kraj', 'panstwo'],
  currencies: ['currency', 'waluta'],
};

function listNamed(text: string): 'positions' | PartList | undefined {
  const word = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').trim();
  return (Object.keys(rowWords) as (keyof typeof rowWords)[]).find((list) => rowWords[list].includes(word));
}
