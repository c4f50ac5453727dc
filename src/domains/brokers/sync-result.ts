import type { DecimalText } from '../../foundation/decimal.ts';
import type { Booking, InstrumentHint } from '../imports/booking.ts';
import type { RowReason } from '../imports/preview-row.ts';
import type { Answer } from '../imports/to-ledger.ts';
import type { BrokerFailureKind } from './broker-port.ts';

/** How the last synchronisation ended. Rows that came before a failure are in the ledger. */
export type SyncResult = {
  is: 'done' | 'failed';
  failure: BrokerFailureKind | 'fault' | null;
  added: number;
  corrected: number;
  removed: number;
  waiting: number;
};

/** What the person said of a row that waits. */
export type RowAnswer = Answer & { skip?: boolean | undefined };

/** What a broker told and cannot become a row yet. */
export type WaitingRow = {
  key: string;
  booking: Booking | null;
  reason: RowReason;
  answer: RowAnswer;
  original: string;
};

export type Difference = {
  /** The instrument's id, or the currency in capitals; behind the portfolio's where that is not the connection's own. */
  of: string;
  /** Of a comparison from before accounts had portfolios of their own, the connection's. */
  portfolioId?: string;
  accounts?: string[];
  kind: 'units' | 'cash';
  label: string;
  title: string | null;
  broker: DecimalText;
  ledger: DecimalText;
  difference: DecimalText;
};

/** A row that would make the ledger agree. */
export type Explanation = {
  type: 'buy' | 'sell' | 'transfer-in' | 'transfer-out' | 'deposit' | 'withdrawal';
  instrumentId: string | null;
  label: string | null;
  day: string;
  units: DecimalText | null;
  price: DecimalText | null;
  total: DecimalText | null;
  fee: DecimalText;
  currency: string;
  /** The differences that it would remove. */
  explains: string[];
  portfolioId?: string;
};

/** The broker's statement held against the ledger. */
export type Comparison = {
  at: string;
  differences: Difference[];
  explanations: Explanation[];
  /** How many positions and balances agree. */
  agreeing: number;
  /** Positions that nobody knows here. */
  unknown: { instrument: InstrumentHint; units: DecimalText }[];
};
