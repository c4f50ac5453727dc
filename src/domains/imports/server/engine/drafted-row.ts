import type { Booking } from '../../booking.ts';
import type { DraftedRow } from './engine-messages.ts';

/** A booking on its way into the ledger, with all that is remembered of it. */
export function draftedRow(
  booking: Booking,
  key: string,
  row: Pick<DraftedRow, 'drafts' | 'portfolioId' | 'instrumentId' | 'partKeys'>,
): DraftedRow {
  const charge = (of: Booking['fee']) =>
    of ? { amount: of.amount, currency: of.currency, day: of.day ?? null } : null;
  return {
    ...row,
    key,
    day: booking.day,
    time: booking.time ?? null,
    line: booking.at.line,
    sheet: booking.at.sheet ?? null,
    text: booking.text,
    account: booking.account ?? null,
    note: booking.note ?? null,
    price: booking.price ?? null,
    rate: booking.rate ?? null,
    fee: charge(booking.fee),
    tax: charge(booking.tax),
    accrued: booking.accrued ?? null,
    settlesOn: booking.settlesOn ?? null,
    country: booking.country ?? null,
    reference: booking.id ?? null,
    subtype: booking.subtype ?? null,
    link: booking.link ?? null,
    action: booking.action ?? null,
    share: booking.share ?? null,
    terms: booking.terms ?? null,
  };
}
