import * as z from 'zod/mini';
import type { Bookings } from '../../../imports/booking.ts';
import { overlapDays } from '../../kit/activity-page.ts';
import { type BinanceClient, type Stream, streams, type Trade, tradesOfPage } from './client.ts';
import { translateMoves, translateTrades } from './translate.ts';

/** First the histories by time, one after the other, then the trades of each pair that may have some. */
export const cursorShape = z.object({
  stream: z.number(),
  /** The moment at which the history goes on, and up to which all of them are read this time. */
  at: z.optional(z.number()),
  until: z.optional(z.number()),
  /** Up to when each history was read. */
  read: z.record(z.string(), z.number()),
  assets: z.array(z.string()),
  pairs: z.optional(z.array(z.object({ base: z.string(), quote: z.string() }))),
  pair: z.number(),
  /** The trade of each pair from which the next reading begins. */
  from: z.record(z.string(), z.string()),
});
export type Cursor = z.infer<typeof cursorShape>;
export const beginning: Cursor = { stream: 0, read: {}, assets: [], pair: 0, from: {} };

const msOfDay = 86_400_000;
const leastSpan = 3_600_000;
const overlapMs = overlapDays * msOfDay;

export type Step = { found: Bookings; cursor: Cursor; isLast: boolean };

/** One request more. */
export async function readOn(
  client: BinanceClient,
  cursor: Cursor,
  now: number,
  hasHistories: boolean,
): Promise<Step> {
  const until = cursor.until ?? now;
  const stream = hasHistories ? streams[cursor.stream] : undefined;
  if (stream) return await readStream(client, { ...cursor, until }, stream, until);
  if (!cursor.pairs) {
    const pairs = await pairsOf(client, cursor.assets);
    return { found: nothing(), cursor: { ...cursor, until, pairs, pair: 0 }, isLast: pairs.length === 0 };
  }
  return await readPair(client, cursor, cursor.pairs);
}

const nothing = (): Bookings => ({ bookings: [], ignored: [], rejected: [] });

async function readStream(
  client: BinanceClient,
  cursor: Cursor,
  stream: Stream,
  until: number,
): Promise<Step> {
  const { name, days, most, since } = stream;
  const read = cursor.read[name];
  const from = cursor.at ?? (read === undefined ? Date.parse(since) : read - overlapMs);
  let span = days * msOfDay - 1;
  for (;;) {
    const to = Math.min(from + span, until);
    const moves = await client.moves(stream, { from, to });
    // A full answer may have left something out: half the span has it all.
    if (moves.items.length >= most && span > leastSpan) {
      span = Math.floor(span / 2);
      continue;
    }
    const found = translateMoves(moves);
    const assets = [...new Set([...cursor.assets, ...coinsIn(found)])];
    const isDone = to >= until;
    const { at: _, ...rest } = cursor;
    const next: Cursor = isDone
      ? { ...rest, assets, stream: cursor.stream + 1, read: { ...cursor.read, [name]: until } }
      : { ...cursor, assets, at: to };
    return { found, cursor: next, isLast: false };
  }
}

function coinsIn({ bookings }: Bookings): string[] {
  return bookings.flatMap(({ instrument }) => (instrument?.symbol ? [instrument.symbol] : []));
}

/** What coins are mostly paid with; a pair of two coins that one has had is looked at as well. */
const quotes = 'USDT USDC BUSD FDUSD TUSD EUR USD GBP PLN TRY BRL BTC ETH BNB'.split(' ');

/** Trades are told by pair only: those of coins that are there, or came or went once. */
async function pairsOf(client: BinanceClient, seen: readonly string[]) {
  const held = (await client.balances())
    .filter(({ free, locked }) => Number(free) + Number(locked) > 0)
    .map(({ asset }) => asset);
  const assets = [...new Set([...held, ...seen])];
  const symbols = await client.symbols();
  const others = [...new Set([...quotes, ...assets])];
  return assets.flatMap((base) =>
    others.filter((quote) => symbols.has(`${base}${quote}`)).map((quote) => ({ base, quote })),
  );
}

async function readPair(
  client: BinanceClient,
  cursor: Cursor,
  pairs: NonNullable<Cursor['pairs']>,
): Promise<Step> {
  const pair = pairs[cursor.pair]!;
  const symbol = `${pair.base}${pair.quote}`;
  const trades = await client.trades(symbol, cursor.from[symbol] ?? '0');
  const found = translateTrades(pair, trades);
  if (trades.length >= tradesOfPage) {
    const last = String(trades.at(-1)!.id);
    return { found, cursor: { ...cursor, from: { ...cursor.from, [symbol]: last } }, isLast: false };
  }
  const from = trades.length ? { ...cursor.from, [symbol]: overlapOf(trades) } : cursor.from;
  if (cursor.pair + 1 < pairs.length)
    return { found, cursor: { ...cursor, from, pair: cursor.pair + 1 }, isLast: false };
  const { pairs: _, until: __, at: ___, ...rest } = cursor;
  return { found, cursor: { ...rest, from, stream: 0, pair: 0 }, isLast: true };
}

/** The first trade of the last days: from there it is read again. */
function overlapOf(trades: readonly Trade[]): string {
  const newest = Number(trades.at(-1)!.time);
  return String(trades.find(({ time }) => Number(time) >= newest - overlapMs)!.id);
}
