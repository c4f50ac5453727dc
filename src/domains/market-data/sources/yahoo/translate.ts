import * as z from 'zod/mini';
import type { Day } from '../../../../foundation/calendar-day.ts';
import { sentDecimal, sentSingle } from '../../../../foundation/sent-decimal.ts';
import {
  type CorporateEvents,
  type PriceHistory,
  type PricePoint,
  type Quote,
  SourceFailure,
  type SourceSymbol,
  type SplitEvent,
} from '../../source-port/source-port.ts';
import { asTraded, dividendsAsPaid } from '../../source-port/source-splits.ts';
import { quotedIn } from '../../source-port/source-units.ts';
import { shaped } from '../read-answer.ts';

/** Moments come as dates, as seconds, or as an object with both. */
export function momentOf(value: unknown): Date | undefined {
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
  const date = raw instanceof Date ? raw : typeof raw === 'number' ? new Date(raw * 1000) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** Daily figures are stamped with the exchange's opening, so only its own time zone tells their day. */
export function dayAt(moment: Date, timeZone: string | undefined): Day {
  try {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: timeZone ?? 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(moment);
  } catch {
    throw new SourceFailure('garbled', `unknown time zone ${timeZone}`);
  }
}

const figure = z.optional(z.nullable(z.number()));
const chart = z.object({
  meta: z.object({
    symbol: z.optional(z.string()),
    currency: z.optional(z.nullable(z.string())),
    exchangeTimezoneName: z.optional(z.string()),
    currentTradingPeriod: z.optional(z.object({ regular: z.optional(z.record(z.string(), z.unknown())) })),
  }),
  quotes: z.array(z.object({ date: z.unknown(), close: figure, volume: figure })),
  events: z.optional(
    z.object({
      splits: z.optional(
        z.array(z.object({ date: z.unknown(), numerator: z.number(), denominator: z.number() })),
      ),
      dividends: z.optional(z.array(z.object({ date: z.unknown(), amount: z.number() }))),
    }),
  ),
});
type Chart = z.infer<typeof chart>;

/** The chart of the symbol that was asked for: a renamed symbol may be answered under its new name. */
function readChart(body: unknown, symbol: SourceSymbol) {
  const read = shaped(chart, body);
  const answered = read.meta.symbol;
  if (answered && answered.toUpperCase() !== symbol.code.toUpperCase())
    throw new SourceFailure('unknownSymbol', `${symbol.code} is answered as ${answered}`);
  const quoted = quotedIn(symbol, read.meta.currency ?? undefined);
  if (!quoted) throw new SourceFailure('garbled', `the currency of ${symbol.code} is not known`);
  const zone = read.meta.exchangeTimezoneName;
  const dayOf = (value: unknown): Day | undefined => {
    const moment = momentOf(value);
    return moment && dayAt(moment, zone);
  };
  return { read, quoted, dayOf, splits: splitsOf(read, dayOf) };
}

function splitsOf(read: Chart, dayOf: (value: unknown) => Day | undefined): SplitEvent[] {
  return (read.events?.splits ?? []).flatMap((split) => {
    const [day, numerator, denominator] = [
      dayOf(split.date),
      sentDecimal(split.numerator),
      sentDecimal(split.denominator),
    ];
    if (!day || !numerator || !denominator || split.numerator <= 0 || split.denominator <= 0) return [];
    return [{ day, numerator, denominator }];
  });
}

/**
 * Closes come adjusted for every split until today, so the chart must have been asked until today as well.
 * Days without trading are null, and the day under way has no close yet.
 */
export function translateChart(
  body: unknown,
  symbol: SourceSymbol,
  from: Day,
  to: Day,
  now: Date,
): PriceHistory {
  const { read, quoted, dayOf, splits } = readChart(body, symbol);
  const period = read.meta.currentTradingPeriod?.regular;
  const end = momentOf(period?.end);
  const underWay = end && end > now ? dayOf(period?.start) : undefined;
  // The newest day may come twice, the second time corrected.
  const byDay = new Map<Day, PricePoint>();
  for (const quote of read.quotes) {
    const day = dayOf(quote.date);
    const close = sentSingle(quote.close);
    const volume = sentDecimal(quote.volume);
    if (!day || close === undefined || day === underWay) continue;
    byDay.set(day, { day, close, ...(volume ? { volume } : {}) });
  }
  const traded = asTraded([...byDay.values()], splits);
  return {
    symbol: symbol.code,
    ...quoted,
    from,
    to,
    points: traded.filter(({ day }) => day >= from && day <= to),
    splits: splits.filter(({ day }) => day >= from && day <= to),
    flags: [],
  };
}

/** Dividends, too, come adjusted for later splits. */
export function translateEvents(body: unknown, symbol: SourceSymbol, from: Day, to: Day): CorporateEvents {
  const { read, quoted, dayOf, splits } = readChart(body, symbol);
  const inside = ({ day }: { day: Day }) => day >= from && day <= to;
  const dividends = (read.events?.dividends ?? []).flatMap((dividend) => {
    const [day, amount] = [dayOf(dividend.date), sentSingle(dividend.amount)];
    return day && amount && dividend.amount > 0 ? [{ day, amount, ...quoted }] : [];
  });
  return { splits: splits.filter(inside), dividends: dividendsAsPaid(dividends, splits).filter(inside) };
}

const quotes = z.array(
  z.object({
    symbol: z.string(),
    regularMarketPrice: figure,
    regularMarketPreviousClose: figure,
    regularMarketTime: z.optional(z.unknown()),
    currency: z.optional(z.nullable(z.string())),
    exchangeTimezoneName: z.optional(z.string()),
  }),
);

export function translateQuotes(body: unknown, symbols: SourceSymbol[]): Quote[] {
  return shaped(quotes, body).flatMap((quote) => {
    const symbol = symbols.find(({ code }) => code.toUpperCase() === quote.symbol.toUpperCase());
    const quoted = symbol && quotedIn(symbol, quote.currency ?? undefined);
    const price = sentSingle(quote.regularMarketPrice);
    const at = momentOf(quote.regularMarketTime);
    if (!quoted || !price || !at) return [];
    const previousClose = sentSingle(quote.regularMarketPreviousClose);
    return [
      {
        symbol: symbol.code,
        price,
        ...quoted,
        at: at.toISOString(),
        day: dayAt(at, quote.exchangeTimezoneName),
        ...(previousClose ? { previousClose } : {}),
      },
    ];
  });
}
