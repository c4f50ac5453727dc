import type { Day } from '../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import type { Kind, Sector } from '../words/kinds.ts';

/** One thing a fund holds, with its weight in percent of the whole fund. */
export type Position = {
  name: string;
  isin: string | null;
  ticker: string | null;
  kind: Kind;
  sector: Sector | null;
  country: string | null;
  currency: string | null;
  weight: DecimalText;
};

/** How much of the whole fund is in a sector, a country, a currency or a kind. */
export type Part = { key: string; weight: DecimalText };

/** In what a make-up can be told beside its positions. */
export const partLists = ['sectors', 'kinds', 'countries', 'currencies'] as const;
export type PartList = (typeof partLists)[number];

/** What something is made of, as far as somebody said so; lists may end before 100 percent. */
export type MakeUp = Record<PartList, Part[]> & {
  /** The day it is of. */
  as_of: Day;
  /** The currency that the fund is hedged to, lowercase. */
  hedged_to: string | null;
  positions: Position[];
};

/** Who said so: the person, by hand or by a file, a source of market data, or we, by way of example. */
export const makeUpSources = ['typed', 'csv', 'provider', 'example'] as const;
export type MakeUpSource = (typeof makeUpSources)[number];

/** Whether its owner said it: only that can be taken back. */
export const isSaid = ({ make_up }: { make_up: { source: MakeUpSource } | null }): boolean =>
  make_up?.source === 'typed' || make_up?.source === 'csv';

/** `provider`: what the source of market data calls itself. */
export type KnownMakeUp = MakeUp & { source: MakeUpSource; provider?: string | null };

/** So much of one make-up is read. */
export const mostPositions = 10_000;
export const mostParts = 300;
/** So many make-ups somebody may keep. */
export const mostMakeUps = 300;
/** Funds round their weights: so much above 100 percent is theirs, more is a mistake (rule EX-8). */
export const mostWeight = 100.5;
/** The largest file that is read, in characters. */
export const makeUpFileLimit = 2 * 1024 * 1024;
