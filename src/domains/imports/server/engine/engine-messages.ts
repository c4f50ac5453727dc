import type { Day } from '../../../../foundation/calendar-day.ts';
import type { CsvCell } from '../../../../foundation/csv/write-csv.ts';
import type { TransactionTerms } from '../../../ledger/terms/occasions.ts';
import type { Booking, InstrumentHint } from '../../booking.ts';
import type { Deviation } from '../../file-format.ts';
import type { Mapping } from '../../mapping/mapping.ts';
import type { RowState } from '../../preview-row.ts';
import type { SourceFile } from '../../source-file.ts';
import type { Draft } from '../../to-ledger.ts';
import type { RefusedReason } from '../reading/file-refused.ts';
import type { Agreement } from './agreement.ts';
import type { Known } from './check.ts';

/** How a file is written, for whoever has to name its columns. */
export type Written = Pick<SourceFile, 'kind' | 'encoding' | 'separator'>;

/** What is told of a file once it was read. */
export type FileAbout = Written & {
  broker: string;
  format: string;
  /** The mapping it was read by. */
  mappingId: string | null;
  rows: number;
  days: { from: Day; to: Day } | null;
  currency: string | null;
  accounts: string[];
  hints: { hint: InstrumentHint; rows: number; day: Day; price: string | null; currency: string | null }[];
  /** Instruments it states to be held and has no line of. */
  held: InstrumentHint[];
  currencies: string[];
  /** Rates that turn a tax or fee into the currency of its row. */
  rates: { day: Day; from: string; to: string }[];
  hasCash: boolean;
};

/** A file whose columns have to be named: its first rows as they are. */
export type UnknownFile = Written & {
  rows: { line: number; cells: string[] }[];
  total: number;
  like: { format: string; deviation: Deviation } | null;
  /** What its columns probably mean. */
  guess: { header: { line: number; cells: string[] }; shape: string; mapping: Mapping } | null;
};

/** A row of the ledger as the database has it. */
export type SentRow = {
  id: string;
  portfolioId: string;
  instrumentId: string | null;
  /** The format of the file, or the broker, that brought it. */
  source: string | null;
  /** The connection to a broker that brought it. */
  connection: string | null;
  /** A dividend or interest that the person confirmed before anybody told of it. */
  isConfirmed: boolean;
  type: string;
  day: number;
  time: string | null;
  rank: number;
  units: string | null;
  price: string | null;
  total: string | null;
  currency: string;
  fee: string;
  tax: string;
  toTotal: string | null;
  toCurrency: string | null;
  numerator: string | null;
  denominator: string | null;
  link: string | null;
};

export type SentKnown = Omit<Known, 'rows'>;

export type CheckAbout = {
  counts: Record<RowState, number>;
  all: number;
  agreements: Agreement[];
};

/** What goes into the ledger for one booking, and what is remembered of where it came from. */
export type DraftedRow = {
  key: string;
  /** Of what was joined to it. */
  partKeys: readonly string[];
  portfolioId: string;
  instrumentId: string | null;
  day: Day;
  time: string | null;
  line: number;
  sheet: string | null;
  text: string;
  account: string | null;
  note: string | null;
  drafts: Draft[];
  price: { amount: string; currency: string } | null;
  rate: string | null;
  fee: { amount: string; currency: string; day: Day | null } | null;
  tax: { amount: string; currency: string; day: Day | null } | null;
  accrued: { amount: string; currency: string } | null;
  settlesOn: Day | null;
  country: string | null;
  reference: string | null;
  subtype: string | null;
  link: string | null;
  action: NonNullable<Booking['action']> | null;
  share: string | null;
  /** What our own template told beside the figures. */
  terms: Partial<TransactionTerms> | null;
};

/** What somebody said of files of a shape. */
export type KnownMapping = { id: string; shape: string; mapping: Mapping };

export type ToEngine =
  | { kind: 'read'; name: string; bytes: Uint8Array; mappings: readonly KnownMapping[] }
  | { kind: 'rows'; rows: SentRow[] }
  | { kind: 'check'; known: SentKnown }
  | { kind: 'pages' }
  | { kind: 'drafts' }
  | { kind: 'cells'; rows: readonly CsvCell[][] }
  /** All cells so far as a file of a spreadsheet. */
  | { kind: 'workbook'; sheet: string };

export type FromEngine =
  /** With what went wrong where it was not foreseen. */
  | { kind: 'refused'; reason: RefusedReason; fault?: string }
  | { kind: 'unknown'; file: UnknownFile }
  | { kind: 'understood'; about: FileAbout }
  | { kind: 'keys'; keys: string[] }
  | { kind: 'checked'; about: CheckAbout }
  | { kind: 'page'; content: Uint8Array }
  /** Rows as JSON: so many small objects are read ten times as fast from a text as from a message. */
  | { kind: 'drafted'; rows: string }
  | { kind: 'workbook'; bytes: Uint8Array }
  /** The end of what was asked for. */
  | { kind: 'done' };
