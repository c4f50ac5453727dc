import type { DecimalText } from '../../../../foundation/decimal.ts';
import { numberWithEitherSign } from '../either-decimal-sign.ts';

export type Deal = { side: 'buy' | 'sell'; units: DecimalText; price: DecimalText };

/**
 * `OPEN BUY 12/15.25 @ 8.4100`: 12 of 15.25 ordered were bought. `CLOSE BUY 3 @ 9.20` is a sale: a position
 * that was bought is closed. Whatever language the file has, the comment is English.
 */
const deal = /^(OPEN |CLOSE )?BUY ([\d.,]{1,40})(?:\/[\d.,]{1,40})? @ ([\d.,]{1,40})$/i;

export function dealOf(comment: string): Deal | undefined {
  const [, movement, units, price] = deal.exec(comment.trim().slice(0, 200)) ?? [];
  if (!units || !price) return undefined;
  const read = { units: numberWithEitherSign(units), price: numberWithEitherSign(price) };
  if (read.units === undefined || read.price === undefined) return undefined;
  return {
    side: movement?.toUpperCase() === 'CLOSE ' ? 'sell' : 'buy',
    units: read.units,
    price: read.price,
  };
}
