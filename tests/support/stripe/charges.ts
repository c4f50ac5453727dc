import type { Bank } from './bank.ts';
import type { FakePayment } from './books.ts';

/** A payment as Stripe shows it beside its refunds. */
export function chargeOf(
  { invoices, refunds, disputes }: Bank,
  { charge, intent, invoice, amount }: FakePayment,
) {
  const own = refunds.filter((refund) => refund.charge === charge);
  const live = own.filter(({ status }) => status !== 'failed');
  return {
    id: charge,
    object: 'charge' as const,
    customer: invoices.get(invoice)!.customer,
    payment_intent: intent,
    amount,
    amount_refunded: live.reduce((sum, refund) => sum + refund.amount, 0),
    disputed: disputes.some((dispute) => dispute.charge === charge),
    refunds: { object: 'list' as const, has_more: own.length > 10, data: own.slice(-10) },
  };
}
