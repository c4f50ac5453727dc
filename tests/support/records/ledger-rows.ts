import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';
import type { Lot } from '../../../src/domains/ledger/lots.ts';
import type { TransactionType } from '../../../src/domains/ledger/transaction-types.ts';
import { dayNumber } from '../../../src/foundation/calendar-day.ts';
import { type Decimal, decimal, sum, zero } from '../../../src/foundation/decimal.ts';

type Given = {
  id?: string;
  /** HH:MM or HH:MM:SS. */
  time?: string;
  rank?: number;
  units?: string;
  price?: string;
  total?: string;
  currency?: string;
  fee?: string;
  tax?: string;
  toTotal?: string;
  toCurrency?: string;
  /** 4 for 1 is '4:1'. */
  ratio?: string;
  /** Of a spin-off: a quarter is '0.25'. */
  share?: string;
  /** The same for both rows of a transfer between own portfolios. */
  link?: string;
  /** The same for all rows of a corporate action. */
  event?: string;
};

let made = 0;

/** A row of a ledger as a test writes it down: what is not said is absent. */
export function ledgerRow(type: TransactionType, day: string, given: Given = {}): LedgerRow {
  const [numerator, denominator] = given.ratio?.split(':') ?? [];
  return {
    id: given.id ?? `row-${String(++made).padStart(6, '0')}`,
    type,
    day: dayNumber(day),
    second: given.time === undefined ? null : secondOf(given.time),
    rank: given.rank ?? 0,
    units: maybe(given.units),
    price: maybe(given.price),
    total: maybe(given.total),
    currency: given.currency ?? 'pln',
    fee: maybe(given.fee) ?? zero,
    tax: maybe(given.tax) ?? zero,
    toTotal: maybe(given.toTotal),
    toCurrency: given.toCurrency ?? null,
    numerator: maybe(numerator),
    denominator: maybe(denominator),
    share: maybe(given.share),
    link: given.link ?? null,
    event: given.event ?? null,
  };
}

export const buy = (day: string, units: string, price: string, given: Given = {}) =>
  ledgerRow('buy', day, { units, price, ...given });
export const sell = (day: string, units: string, price: string, given: Given = {}) =>
  ledgerRow('sell', day, { units, price, ...given });
export const split = (day: string, ratio: string, given: Given = {}) =>
  ledgerRow('split', day, { ratio, ...given });

function maybe(text: string | undefined): Decimal | null {
  return text === undefined ? null : decimal(text);
}

function secondOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** What lots taken together cost. */
export function costOfLots(lots: readonly Lot[]): Decimal {
  return sum(lots.map(({ cost }) => cost));
}
