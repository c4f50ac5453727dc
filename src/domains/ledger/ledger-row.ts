import type { Decimal } from '../../foundation/decimal.ts';
import type { TransactionType } from './transaction-types.ts';

/** A transaction as calculations see it: exact, with its day as a number and currencies by lowercase title. */
export type LedgerRow = {
  id: string;
  type: TransactionType;
  day: number;
  /** Seconds since midnight; null when only the day is known. */
  second: number | null;
  /** The line of the file it came from, or the stored rank. */
  rank: number;
  units: Decimal | null;
  price: Decimal | null;
  total: Decimal | null;
  currency: string;
  fee: Decimal;
  tax: Decimal;
  toTotal: Decimal | null;
  toCurrency: string | null;
  numerator: Decimal | null;
  denominator: Decimal | null;
  /** Of a sale: rows whose lots it takes first, in this order, where its portfolio goes by that. */
  named?: readonly string[] | null;
  /** Of a spin-off: the part of the cost that goes over to the new asset (rule CA-3). */
  share: Decimal | null;
  /** Shared by the two rows of a transfer between one's own portfolios (rule L-14), or from an asset to another (rule CA-2). */
  link: string | null;
  /** Shared by all rows of a corporate action (rule CA-7). */
  event?: string | null;
};

/** Seconds since midnight of `10:31:22` or `10:31`. */
export function secondsOf(time: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':');
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
