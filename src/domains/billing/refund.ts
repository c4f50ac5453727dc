import {
  type Decimal,
  type DecimalText,
  decimal,
  minus,
  plus,
  sign,
  smaller,
  times,
} from '../../foundation/decimal.ts';
import { halfUpQuotient } from '../../foundation/rounding.ts';
import { cents } from './money.ts';
import { type Agreement, worthLeft } from './quote.ts';

/** What was asked for by confirmations of a contract, what of it came in and has not gone back, and which credit it took. */
export type Account = { asked: DecimalText; paid: DecimalText; taken: DecimalText };

/** What comes back to whoever withdraws: money for what was paid, credit for what credit paid. */
export type MadeGood = { refund: DecimalText; credit: DecimalText };

/** What the days left are worth comes back the way it was paid, and never more of either than there was (rule BL-8). */
export function madeGoodOf(running: Agreement, { asked, paid, taken }: Account, now: Date): MadeGood {
  const [cost, money, credit] = [plus(decimal(asked), decimal(taken)), decimal(paid), decimal(taken)];
  if (sign(cost) <= 0) return { refund: '0.00', credit: '0.00' };
  const left = decimal(worthLeft(running, now));
  const partFor = (amount: Decimal) => halfUpQuotient(times(left, amount), cost, 2);
  const refund = smaller(partFor(money), money);
  const rest = minus(partFor(plus(money, credit)), refund);
  return { refund: cents(refund), credit: cents(smaller(rest, credit)) };
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
