import * as z from 'zod/mini';
import { addDays, type Day, millisecondsOfDay } from '../../../../foundation/calendar-day.ts';
import { decimal, over, textOf } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type {
  FoundSymbol,
  InstrumentFacts,
  PriceHistory,
  PricePoint,
  Quote,
} from '../../source-port/source-port.ts';
import { SourceFailure } from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';

const pair = z.tuple([z.number(), z.nullable(z.number())]);
const chart = z.object({ prices: z.array(pair), total_volumes: z.optional(z.array(pair)) });

/** Daily figures are taken at midnight UTC, and may be stamped some minutes late. */
const midnightTolerance = 60 * 60 * 1000;

/**
 * A figure at midnight is the close of the day that has just ended. The last figure of an answer is of this
 * very moment: no close, and left out. Volumes arrive as money and become coins.
 */
export function translateChart(
  body: unknown,
  symbol: { code: string; currency: string },
  from: Day,
  to: Day,
): PriceHistory {
  const { prices, total_volumes: volumes = [] } = shaped(chart, body);
  const traded = new Map(volumes);
  const seen = new Set<Day>();
  const points = prices.flatMap(([at, figure]): PricePoint[] => {
    const close = sentDecimal(figure);
    if (close === undefined || at % millisecondsOfDay > midnightTolerance) return [];
    const day = addDays(new Date(at).toISOString().slice(0, 10), -1);
    if (day < from || day > to || seen.has(day)) return [];
    seen.add(day);
    const value = sentDecimal(traded.get(at));
    const volume = value && Number(close) > 0 ? textOf(over(decimal(value), decimal(close), 8)) : undefined;
    return [{ day, close, ...(volume ? { volume } : {}) }];
  });
  return {
    symbol: symbol.code,
    currency: symbol.currency,
    unit: 'unit',
    from,
    to,
    points,
    splits: [],
    flags: [],
  };
}

const simplePrices = z.record(z.string(), z.record(z.string(), z.nullable(z.number())));

export function translatePrices(body: unknown, symbols: { code: string; currency: string }[]): Quote[] {
  const prices = shaped(simplePrices, body);
  return symbols.flatMap(({ code, currency }) => {
    const entry = prices[code];
    const price = sentDecimal(entry?.[currency.toLowerCase()]);
    const seconds = entry?.last_updated_at;
    if (!price || !seconds) return [];
    const at = new Date(seconds * 1000).toISOString();
    return [{ symbol: code, price, currency, unit: 'unit' as const, at, day: at.slice(0, 10) }];
  });
}

const coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  description: z.optional(z.object({ en: z.optional(z.string()) })),
  links: z.optional(z.object({ homepage: z.optional(z.array(z.string())) })),
  image: z.optional(z.object({ large: z.optional(z.string()) })),
  genesis_date: z.optional(z.nullable(z.string())),
  market_data: z.optional(
    z.object({
      market_cap: z.optional(z.record(z.string(), z.nullable(z.number()))),
      circulating_supply: z.optional(z.nullable(z.number())),
      max_supply: z.optional(z.nullable(z.number())),
    }),
  ),
});

export function translateCoin(body: unknown): InstrumentFacts {
  const facts = shaped(coin, body);
  const figures = {
    marketCap: sentDecimal(facts.market_data?.market_cap?.usd),
    circulatingSupply: sentDecimal(facts.market_data?.circulating_supply),
    maxSupply: sentDecimal(facts.market_data?.max_supply),
  };
  return {
    symbol: facts.id,
    name: facts.name,
    kind: 'crypto',
    description: facts.description?.en || undefined,
    website: facts.links?.homepage?.find((link) => link.startsWith('https://')),
    logo: facts.image?.large,
    listedOn: facts.genesis_date ?? undefined,
    figures: Object.fromEntries(
      Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure]] : [])),
    ),
  };
}

const found = z.object({
  coins: z.array(z.object({ id: z.string(), name: z.string(), symbol: z.string() })),
});

/** Several coins share a ticker: the id is what identifies one. */
export function translateSearch(body: unknown): FoundSymbol[] {
  return shaped(found, body).coins.map(({ id, name, symbol }) => ({
    code: id,
    name: `${name} (${symbol.toUpperCase()})`,
    kind: 'crypto',
  }));
}

export function coinId(code: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(code))
    throw new SourceFailure('unknownSymbol', `${code} is no coin's id`);
  return code;
}
