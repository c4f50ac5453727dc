import type { Booking } from './booking.ts';

/** Lines that name no currency are in that of the account: an empty one until somebody tells it, the file or the person. */
export function fillCurrency(booking: Booking, currency: string): Booking {
  const filled = <T extends { currency: string }>(money: T | undefined) =>
    money && !money.currency ? { ...money, currency } : money;
  const { cash, fee, tax, received, alone } = booking;
  return {
    ...booking,
    cash: filled(cash),
    fee: filled(fee),
    tax: filled(tax),
    received: filled(received),
    ...(alone && { alone: alone.map((one) => fillCurrency(one, currency)) }),
  };
}
