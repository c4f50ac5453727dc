import type { Day } from '../../foundation/calendar-day.ts';
import type { DecimalText } from '../../foundation/decimal.ts';
import type { TransactionType } from '../ledger/transaction-types.ts';
import type { BookingKind, IgnoredReason, InstrumentHint, Money, RejectedReason } from './booking.ts';

/** What becomes of a line of a file. */
export const rowStates = ['import', 'ignored', 'duplicate', 'asks'] as const;
export type RowState = (typeof rowStates)[number];

/** Why a row waits for the person. */
export const askedReasons = [
  /** Nobody knows the instrument, or several could be meant. */
  'instrument',
  /** The portfolio for its account is not chosen. */
  'portfolio',
  'price',
  'kind',
  'otherSide',
  /** It sells `missing` units more than were bought before. */
  'overdrawn',
  /** Its day has not come. */
  'future',
  /** A currency without rates. */
  'currency',
  /** More digits than the ledger keeps. */
  'tooFine',
] as const;
export type AskedReason = (typeof askedReasons)[number];

export type RowReason = {
  code: AskedReason | IgnoredReason | RejectedReason | 'skipped' | 'known' | 'twin';
  values?: Record<string, string>;
};

/** `currency` is what it is quoted in, in capitals. */
export type ShownInstrument = { id: string; ticker: string; title: string; note: string; currency: string };

/** A line in the preview. */
export type PreviewRow = {
  key: string | null;
  line: number;
  sheet: string | null;
  state: RowState;
  reason: RowReason | null;
  day: Day | null;
  time: string | null;
  /** The kind of the booking, or the type of the row it becomes. */
  kind: BookingKind | null;
  type: TransactionType | null;
  /** The number of the instrument among those of the file. */
  hint: number | null;
  asWritten: InstrumentHint | null;
  instrument: ShownInstrument | null;
  units: DecimalText | null;
  price: Money | null;
  cash: Money | null;
  fee: Money | null;
  tax: Money | null;
  account: string | null;
  portfolioId: string | null;
  /** The row of the ledger that it repeats. */
  twin: { id: string; day: Day; portfolio: string } | null;
  text: string;
};
