import { type DemoFacts, type DemoInstrument, noFacts } from '../demo-instrument.ts';
import { type SectorSlug, sectors } from '../sectors.ts';
import { type SubclassSlug, subclasses } from '../subclasses.ts';
import { marketOf } from './markets.ts';
import { numberOf, readTable, textOrNull } from './read-table.ts';

const columns = ['key', 'isin', 'mic', 'ticker', 'name', 'sector', 'country', 'shares', 'former'] as const;

/** What every instrument has unless its class says otherwise. */
export const plainInstrument = {
  formerTickers: [],
  priceUnit: 'unit',
  nominal: null,
  bond: null,
  quotedPer: null,
  contractMultiplier: null,
  tracks: null,
  distributes: null,
  sector: null,
  facts: noFacts,
  status: { kind: 'listed' },
} as const satisfies Partial<DemoInstrument>;

export function readShares(
  subclass: SubclassSlug,
  facts: Record<string, Partial<DemoFacts>>,
  table: string,
): DemoInstrument[] {
  return readTable(columns, table).map((row) => {
    const market = marketOf(row.mic);
    return {
      ...plainInstrument,
      key: row.key,
      isin: textOrNull(row.isin),
      mic: row.mic,
      ticker: row.ticker,
      formerTickers: readFormer(row.former),
      class: subclasses[subclass].class,
      subclass,
      currency: market.currency,
      names: { en: row.name, pl: row.name },
      sector: sectorOf(row.sector),
      country: row.country,
      priceUnit: row.mic === 'XLON' ? 'pence' : 'unit',
      providerSymbols: market.symbols(row.ticker),
      facts: { ...noFacts, ...facts[row.key] },
      sharesOutstanding: Math.round(numberOf(row.shares) * 1e6),
      calendar: market.calendar,
    };
  });
}

/** `BZW 2018-09-07, SPL`: each with its last day, where that is known. */
export function readFormer(cell: string): DemoInstrument['formerTickers'] {
  if (cell === '-') return [];
  return cell.split(', ').map((part) => {
    const [ticker = '', until = null] = part.split(' ');
    return { ticker, until };
  });
}

function sectorOf(cell: string): SectorSlug {
  if (!(cell in sectors)) throw new Error(`no sector ${cell}`);
  return cell as SectorSlug;
}
