import {
  type Decimal,
  type DecimalText,
  decimal,
  minus,
  sign,
  smaller,
  times,
} from '../../foundation/decimal.ts';
import { halfUpQuotient } from '../../foundation/rounding.ts';
import { cents } from './money.ts';
import { type Agreement, worthLeft } from './quote.ts';

/** What was asked for by confirmations of a contract, and what of it came in and has not gone back. */
export type Account = { asked: DecimalText; paid: DecimalText };

/** What somebody who withdraws gets back: the part that was paid of what the days left are worth (rule BL-8). */
export function refundOf(running: Agreement, { asked, paid }: Account, now: Date): DecimalText {
  if (sign(decimal(asked)) <= 0) return '0.00';
  const left = decimal(worthLeft(running, now));
  const part = halfUpQuotient(times(left, decimal(paid)), decimal(asked), 2);
  return cents(smaller(part, decimal(paid)));
}

export type Paid<Invoice> = { invoice: Invoice; left: DecimalText };

/** Money that goes back, by the invoices it came in with: the newest first. */
export function refundsBy<Invoice>(
  invoices: readonly Paid<Invoice>[],
  refund: DecimalText,
): { invoice: Invoice; amount: DecimalText }[] {
  let rest: Decimal = decimal(refund);
  const parts: { invoice: Invoice; amount: DecimalText }[] = [];
  for (const { invoice, left } of invoices) {
    const amount = smaller(rest, decimal(left));
    if (sign(amount) <= 0) continue;
    parts.push({ invoice, amount: cents(amount) });
    rest = minus(rest, amount);
  }
  return parts;
}
