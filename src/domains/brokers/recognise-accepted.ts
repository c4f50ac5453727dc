import { compare, type Decimal, decimal, magnitude, minus, sign } from '../../foundation/decimal.ts';
import { sentDecimal } from '../../foundation/sent-decimal.ts';
import type { Difference } from './sync-result.ts';

const grosz = decimal('0.01');
/** As far as the day that was taken for a missing row may be from the true one. */
const mostDays = 10;

/** Whether it is the same difference, however its amount is written: units exactly, cash to the grosz. */
export function isSameAmount({ kind, difference }: Pick<Difference, 'kind' | 'difference'>, other: string) {
  const amount = sentDecimal(other);
  if (amount === undefined) return false;
  const off = magnitude(minus(decimal(difference), decimal(amount)));
  return kind === 'cash' ? compare(off, grosz) < 0 : sign(off) === 0;
}

/** What of a row tells what it did to an account. */
export type Moved = {
  id: string;
  portfolioId: string;
  instrumentId: string | null;
  type: string;
  /** Days since 1970. */
  day: number;
  units: Decimal | null;
  /** Of money that came or went. */
  amount: Decimal;
  currency: string;
};

const directions: Readonly<Record<string, string>> = {
  buy: 'units in',
  'transfer-in': 'units in',
  sell: 'units out',
  'transfer-out': 'units out',
  deposit: 'money in',
  withdrawal: 'money out',
};

/**
 * Which rows that settled a difference are what the broker now tells: those that moved the same units or the same money
 * the same way within some days, whatever they were taken for then. Each is one of them only, the nearest in time.
 */
export function recogniseAccepted(
  accepted: readonly Moved[],
  reported: readonly Moved[],
): Map<string, string> {
  const found = new Map<string, string>();
  const free = new Set(accepted);
  for (const row of reported) {
    const [nearest] = [...free]
      .filter((one) => didTheSame(one, row))
      .toSorted((a, b) => Math.abs(a.day - row.day) - Math.abs(b.day - row.day));
    if (!nearest) continue;
    found.set(row.id, nearest.id);
    free.delete(nearest);
  }
  return found;
}

function didTheSame(a: Moved, b: Moved): boolean {
  const direction = directions[a.type];
  if (!direction || direction !== directions[b.type] || a.portfolioId !== b.portfolioId) return false;
  if (a.instrumentId !== b.instrumentId || Math.abs(a.day - b.day) > mostDays) return false;
  if (a.units && b.units) return compare(a.units, b.units) === 0;
  return a.currency === b.currency && compare(magnitude(minus(a.amount, b.amount)), grosz) < 0;
}
