import type { Day } from '../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import type { PriceFlag, Quote } from '../source-port/source-port.ts';
import { checkPrices, type PriceContext } from './check-prices.ts';

export type QuoteContext = PriceContext & {
  now: Date;
  lastStored: { day: Day; close: DecimalText };
  lastAt: Date;
};

export type CheckedQuote =
  /** In the unit that prices of the instrument are stored in. */
  | { kind: 'believed'; price: DecimalText; at: Date; day: Day }
  | { kind: 'older' }
  | { kind: 'doubted'; flags: PriceFlag[] };

/** Clocks differ a little. */
const clockSlipMs = 60_000;

/** A price of the day under way, held to what closes are held to; it has a moment besides, which must have come. */
export function checkQuote(quote: Quote, context: QuoteContext): CheckedQuote {
  const { symbol, currency, unit, day, price } = quote;
  const at = new Date(quote.at);
  if (Number.isNaN(at.getTime())) return { kind: 'doubted', flags: [{ kind: 'badDay', value: quote.at }] };
  if (at < context.lastAt || day < context.lastStored.day) return { kind: 'older' };
  if (at.getTime() > context.now.getTime() + clockSlipMs)
    return { kind: 'doubted', flags: [{ kind: 'futureDay', day, value: price }] };
  const points = [{ day, close: price }];
  const asHistory = { symbol, currency, unit, from: day, to: day, points, splits: [], flags: [] };
  const checked = checkPrices(asHistory, context);
  const [believed] = checked.points;
  return believed
    ? { kind: 'believed', price: believed.close, at, day }
    : { kind: 'doubted', flags: checked.flags };
}
