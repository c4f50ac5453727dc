import * as z from 'zod/mini';
import { type Day, isDay } from '../../../../foundation/calendar-day.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import {
  type CorporateEvents,
  type FoundSymbol,
  type PriceFlag,
  type PriceHistory,
  type Quote,
  SourceFailure,
  type SourceSymbol,
} from '../../source-port/source-port.ts';
import { readRatio } from '../../source-port/source-splits.ts';
import { currencyBySuffix } from '../../source-port/source-symbols.ts';
import { impliedIn } from '../../source-port/source-units.ts';
import { shaped } from '../read-answer.ts';

/** Missing figures and days are the text "None". */
export function dayOrNone(value: unknown): Day | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

function quoted(symbol: SourceSymbol) {
  const found = impliedIn(symbol, currencyBySuffix('alphaVantage', symbol.code));
  if (!found) throw new SourceFailure('garbled', `the currency of ${symbol.code} is not known`);
  return found;
}

const daily = z.object({
  'Time Series (Daily)': z.record(
    z.string(),
    z.object({ '4. close': z.string(), '5. volume': z.optional(z.string()) }),
  ),
});

/** The daily series is as traded. The free plan has its last hundred days only. */
export function translateDaily(body: unknown, symbol: SourceSymbol, from: Day, to: Day): PriceHistory {
  const series = Object.entries(shaped(daily, body)['Time Series (Daily)']).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  if (series.length === 0) throw new SourceFailure('unknownSymbol', `no closes of ${symbol.code}`);
  const flags: PriceFlag[] = [];
  const points = series.flatMap(([day, figures]) => {
    const close = sentDecimal(figures['4. close']);
    const volume = sentDecimal(figures['5. volume']);
    if (!isDay(day)) flags.push({ kind: 'badDay', value: day });
    else if (!close) flags.push({ kind: 'notANumber', day, value: figures['4. close'] });
    else if (day >= from && day <= to) return [{ day, close, ...(volume ? { volume } : {}) }];
    return [];
  });
  const first = series[0]![0];
  return {
    symbol: symbol.code,
    ...quoted(symbol),
    from: first > from ? first : from,
    to,
    points,
    splits: [],
    flags,
  };
}

const globalQuote = z.object({ 'Global Quote': z.record(z.string(), z.string()) });

/** Nothing for a symbol that is not known: its quote is an empty object. The quote is of a day, not of a moment. */
export function translateQuote(body: unknown, symbol: SourceSymbol): Quote | undefined {
  const figures = shaped(globalQuote, body)['Global Quote'];
  const price = sentDecimal(figures['05. price']);
  const day = dayOrNone(figures['07. latest trading day']);
  if (!price || !day) return undefined;
  const previousClose = sentDecimal(figures['08. previous close']);
  return {
    symbol: symbol.code,
    price,
    ...quoted(symbol),
    at: `${day}T21:00:00.000Z`,
    day,
    ...(previousClose ? { previousClose } : {}),
  };
}

const splitList = z.object({
  data: z.array(z.object({ effective_date: z.string(), split_factor: z.union([z.string(), z.number()]) })),
});
const dividendList = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

export function translateEvents(
  splits: unknown,
  dividends: unknown,
  symbol: SourceSymbol,
  from: Day,
  to: Day,
): CorporateEvents {
  const inside = (day: Day | undefined): day is Day => !!day && day >= from && day <= to;
  return {
    splits: shaped(splitList, splits).data.flatMap((row) => {
      const ratio = readRatio(String(row.split_factor));
      const day = dayOrNone(row.effective_date);
      return ratio && inside(day) ? [{ day, ...ratio }] : [];
    }),
    dividends: shaped(dividendList, dividends).data.flatMap((row) => {
      const day = dayOrNone(row.ex_dividend_date);
      const amount = sentDecimal(row.amount);
      if (!inside(day) || !amount) return [];
      const declarationDay = dayOrNone(row.declaration_date);
      const recordDay = dayOrNone(row.record_date);
      const paymentDay = dayOrNone(row.payment_date);
      return [{ day, amount, ...quoted(symbol), declarationDay, recordDay, paymentDay }];
    }),
  };
}

const matches = z.object({ bestMatches: z.array(z.record(z.string(), z.string())) });

export function translateSearch(body: unknown): FoundSymbol[] {
  return shaped(matches, body).bestMatches.flatMap((row) => {
    const code = row['1. symbol'];
    if (!code) return [];
    return [
      {
        code,
        name: row['2. name'] ?? code,
        kind: row['3. type'],
        exchange: row['4. region'],
        currency: row['8. currency'],
      },
    ];
  });
}
