import type { Day } from '../../foundation/calendar-day.ts';
import type { DecimalText } from '../../foundation/decimal.ts';
import type { EventKind } from '../ledger/event-kinds.ts';
import type { TransactionTerms } from '../ledger/terms/occasions.ts';

/**
 * What a line of a broker's file, or an activity of its API, is. `staking` are units received as income; `other` is
 * cash that fits no kind (the result of a CFD, cash of a spin-off): the person says what it is.
 */
export const bookingKinds = [
  'buy',
  'sell',
  'dividend',
  'repayment',
  'interest',
  'result',
  'fee',
  'tax',
  'deposit',
  'withdrawal',
  'exchange',
  'split',
  'staking',
  'transfer-in',
  'transfer-out',
  'spin-off',
  'short',
  'cover',
  'other',
] as const;
export type BookingKind = (typeof bookingKinds)[number];

/**
 * Kinds that a file of no known format can have: a spin-off tells nothing without its share and the asset that came of it,
 * and such files call what is short a sale.
 */
export const mappedKinds = bookingKinds.filter(
  (kind) => kind !== 'spin-off' && kind !== 'short' && kind !== 'cover',
);
export type MappedKind = (typeof mappedKinds)[number];

/** Where something stands in its file, as an editor or a spreadsheet counts. */
export type Place = {
  /** The main line, if several belong together. */
  line: number;
  /** The sheet of a workbook, the file of an archive. */
  sheet?: string;
  /** The other lines of the same booking. */
  others?: readonly number[];
};

/** All a file tells of an instrument. Nothing in it is guessed. */
export type InstrumentHint = {
  /** As the broker writes it. */
  symbol?: string | undefined;
  isin?: string | undefined;
  name?: string | undefined;
  /** The exchange as a MIC, where the file names one. */
  mic?: string | undefined;
  /** The currency it is quoted in, in capitals, where the file tells. */
  currency?: string | undefined;
  kind?: 'stock' | 'etf' | 'fund' | 'bond' | 'crypto' | 'commodity' | undefined;
};

/** A fee or a tax: positive is paid, negative came back. */
export type Charge = {
  amount: DecimalText;
  currency: string;
  /** Where the file books it on another day than the trade. */
  day?: Day | undefined;
};

export type Money = { amount: DecimalText; currency: string };

/** One booking as the file states it. A field that is missing cannot be known from the file. */
export type Booking = {
  kind: BookingKind;
  at: Place;
  day: Day;
  /** `hh:mm:ss` as printed, without a change of zone. */
  time?: string | undefined;
  /** The broker's account it belongs to. */
  account?: string | undefined;
  instrument?: InstrumentHint | undefined;
  /** Always positive. */
  units?: DecimalText | undefined;
  /** For one unit, in the currency of the trade. */
  price?: Money | undefined;
  /** The cash that the file states, with the sign of the account: money out is negative. */
  cash?: Money | undefined;
  /** Whether `cash` has the charges in it already. */
  cashIs?: 'net' | 'gross' | undefined;
  fee?: Charge | undefined;
  tax?: Charge | undefined;
  /** An exchange: what came in for the `cash` that went out. */
  received?: Money | undefined;
  /** A split: so many new units for so many old ones. One without it has the units that came, or went (`reverseSplit`). */
  ratio?: { numerator: DecimalText; denominator: DecimalText } | undefined;
  /** The rate as printed. */
  rate?: DecimalText | undefined;
  settlesOn?: Day | undefined;
  /** Interest of a bond that was paid with its price. */
  accrued?: Money | undefined;
  /** Where income comes from, as ISO 3166. */
  country?: string | undefined;
  /** The broker's own id of it, unique in the account. */
  id?: string | undefined;
  /** The same for both halves of a transfer between two portfolios, or from an asset to another. */
  link?: string | undefined;
  /** The corporate action it is of, and what all its bookings share. */
  action?: { kind: EventKind; id: string } | undefined;
  /** Of a spin-off: the part of the cost that goes over. */
  share?: DecimalText | undefined;
  /** What our own template tells beside the figures of a row. */
  terms?: Partial<TransactionTerms> | undefined;
  /** A finer word for the kind: `interest_tax`, `cfd_result`. */
  subtype?: string | undefined;
  note?: string | undefined;
  /**
   * Where several bookings were joined: each as it would stand alone in a file that has not the others. The first names it.
   */
  alone?: readonly Booking[] | undefined;
  /** The line or lines as they stand in the file. */
  text: string;
};

/** The subtype of a split that tells only how many units it took away. */
export const reverseSplit = 'reverse';

/** Why a line is no booking of this file. */
export const ignoredReasons = [
  /** A sum of other lines. */
  'total',
  /** Joined with the line `line`. */
  'partOf',
  /** Between wallets or sub-accounts of the same account. */
  'internal',
  /** The bank's sweep of cash, a reservation that was released. */
  'sweep',
  /** The settlement of a trade that another line or file has. */
  'settlement',
  /** An order that was cancelled or never executed. */
  'notExecuted',
  /** The same booking on another sheet or in a copy. */
  'copy',
  /** Nothing moved. */
  'nothing',
  /** Cards, purchases, cashback: not investments. */
  'notInvestment',
] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

/** Why a line could not be read. */
export const rejectedReasons = [
  'dayUnreadable',
  'numberUnreadable',
  /** The broker's word for its kind is unknown: `word`. */
  'kindUnknown',
  'instrumentMissing',
  'unitsMissing',
  'priceMissing',
  'amountMissing',
  'currencyMissing',
  /** Lines that belong together are not all there. */
  'incomplete',
] as const;
export type RejectedReason = (typeof rejectedReasons)[number];

export type Left<Reason> = { at: Place; reason: Reason; values?: Record<string, string>; text: string };

/** What the file itself says stood in an account, to be held against what we reckon from its lines. */
export type Stated = {
  account?: string | undefined;
  day?: Day | undefined;
  cash?: readonly Money[];
  positions?: readonly { instrument: InstrumentHint; units: DecimalText }[];
  /** Of the whole account. */
  value?: Money | undefined;
};

/** A file understood: every line of it is a booking, ignored or rejected; nothing is lost silently. */
export type Bookings = {
  bookings: Booking[];
  ignored: Left<IgnoredReason>[];
  rejected: Left<RejectedReason>[];
  /** The account's currency, where the file tells one for all. */
  currency?: string | undefined;
  account?: string | undefined;
  stated?: readonly Stated[];
};
