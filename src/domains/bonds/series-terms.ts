import type { Day } from '../../foundation/calendar-day.ts';
import type { Decimal } from '../../foundation/decimal.ts';

export const retailKinds = ['OTS', 'ROR', 'DOR', 'TOS', 'COI', 'EDO', 'ROS', 'ROD', 'DOS', 'TOZ'] as const;
export type RetailKind = (typeof retailKinds)[number];
/** A savings bond of the Polish treasury, or one that is traded on Catalyst. */
export type BondKind = RetailKind | 'catalyst';

/** What a bond pays, as its issue says; percent and amounts are those of one bond. */
export type SeriesTerms = {
  symbol: string;
  kind: BondKind;
  faceValue: Decimal;
  /** Percent a year in the first period; null where the first one is reckoned like the others. */
  firstRate: Decimal | null;
  /** Percentage points above the reference; null for a fixed rate. */
  margin: Decimal | null;
  /** What a person typed instead of the published inflation or reference rate: it holds for every later period. */
  ownReference: Decimal | null;
  /** Rates of each period where they follow no table that is known here (TOZ, by WIBOR). */
  periodRates: readonly Decimal[];
  /** What leaving early costs; null where that is not known. OTS lose all interest instead. */
  fee: Decimal | null;
  /** Catalyst: the day it is repaid, and how often it pays. */
  maturesOn: Day | null;
  couponsAYear: number;
};

type KindRules = {
  /** From purchase to repayment. */
  months: number;
  /** Months of an interest period. */
  every: number;
  /** What the rate of a later period follows. */
  follows: 'nothing' | 'inflation' | 'reference-rate' | 'wibor';
  /** What becomes of the interest of a period. */
  interest: 'paid' | 'added';
};

export const kindRules: Record<RetailKind, KindRules> = {
  OTS: { months: 3, every: 3, follows: 'nothing', interest: 'paid' },
  ROR: { months: 12, every: 1, follows: 'reference-rate', interest: 'paid' },
  DOR: { months: 24, every: 1, follows: 'reference-rate', interest: 'paid' },
  TOS: { months: 36, every: 12, follows: 'nothing', interest: 'added' },
  COI: { months: 48, every: 12, follows: 'inflation', interest: 'paid' },
  EDO: { months: 120, every: 12, follows: 'inflation', interest: 'added' },
  ROS: { months: 72, every: 12, follows: 'inflation', interest: 'added' },
  ROD: { months: 144, every: 12, follows: 'inflation', interest: 'added' },
  DOS: { months: 24, every: 12, follows: 'nothing', interest: 'added' },
  TOZ: { months: 36, every: 6, follows: 'wibor', interest: 'paid' },
};

/** COI of issues before August 2003 kept their interest to the end (rule BD-4). */
const coiPaysSince = '2003-08';

/** Whether interest joins the bond and earns interest itself. */
export function addsInterest(kind: BondKind, bought: Day): boolean {
  if (kind === 'catalyst') return false;
  return kindRules[kind].interest === 'added' || (kind === 'COI' && bought.slice(0, 7) < coiPaysSince);
}

/** What the rates of a kind follow, for words and for what a form may ask. */
export function followsOf(kind: BondKind): KindRules['follows'] {
  return kind === 'catalyst' ? 'nothing' : kindRules[kind].follows;
}
