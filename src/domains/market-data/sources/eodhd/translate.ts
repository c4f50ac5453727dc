import * as z from 'zod/mini';
import { type Day, isDay } from '../../../../foundation/calendar-day.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import {
  type DividendEvent,
  type FoundSymbol,
  type PriceFlag,
  type PriceHistory,
  type PricePoint,
  type Quote,
  SourceFailure,
  type SourceSymbol,
  type SplitEvent,
} from '../../source-port/source-port.ts';
import { readRatio, undoVolume } from '../../source-port/source-splits.ts';
import { currencyBySuffix } from '../../source-port/source-symbols.ts';
import { currencyOf, impliedIn } from '../../source-port/source-units.ts';
import { shaped } from '../read-answer.ts';

type Row = Record<string, unknown>;
const rows = z.array(z.record(z.string(), z.unknown()));

/** A symbol without an exchange would silently be taken for an American one. */
export function withExchange(code: string): string {
  if (!/^[A-Za-z0-9^_-]+\.[A-Za-z]+$/.test(code))
    throw new SourceFailure('unknownSymbol', `${code} names no exchange`);
  return code;
}

function quoted(symbol: SourceSymbol) {
  const found = impliedIn(symbol, currencyBySuffix('eodhd', symbol.code));
  if (!found) throw new SourceFailure('garbled', `the currency of ${symbol.code} is not known`);
  return found;
}

const days = (answer: unknown): Row[] => shaped(rows, answer).filter((row) => row.date !== undefined);

/** Closes are as traded. A bad start is ignored by the provider, so the range is cut here. */
export function translateCloses(answer: unknown, symbol: SourceSymbol, from: Day, to: Day): PriceHistory {
  const flags: PriceFlag[] = [];
  const points = days(answer).flatMap((row): PricePoint[] => {
    const day = String(row.date);
    const close = sentDecimal(row.close);
    const volume = sentDecimal(row.volume);
    if (!isDay(day)) flags.push({ kind: 'badDay', value: day });
    else if (!close) flags.push({ kind: 'notANumber', day, value: String(row.close) });
    else if (day >= from && day <= to) return [{ day, close, ...(volume ? { volume } : {}) }];
    return [];
  });
  const first = points[0]?.day ?? from;
  return { symbol: symbol.code, ...quoted(symbol), from: first, to, points, splits: [], flags };
}

/** Whether closes and adjusted closes lie so far apart that a split may be the reason. */
export function mayHaveSplits(answer: unknown): boolean {
  return days(answer).some((row) => {
    const ratio = Number(row.close) / Number(row.adjusted_close);
    return Number.isFinite(ratio) && (ratio > 1.3 || (ratio > 0 && ratio < 0.77));
  });
}

/** Volumes, unlike closes, arrive adjusted for splits. */
export function withTradedVolumes(history: PriceHistory, splits: SplitEvent[]): PriceHistory {
  const points = history.points.map((point) =>
    point.volume === undefined ? point : { ...point, volume: undoVolume(point.volume, point.day, splits) },
  );
  return { ...history, points, splits };
}

export function translateSplits(answer: unknown): SplitEvent[] {
  return days(answer).flatMap((row) => {
    const ratio = readRatio(String(row.split));
    return ratio && isDay(String(row.date)) ? [{ day: String(row.date), ...ratio }] : [];
  });
}

/** `unadjustedValue` is what was paid for a share of that day; `value` is adjusted for later splits. */
export function translateDividends(answer: unknown, symbol: SourceSymbol): DividendEvent[] {
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);
  return days(answer).flatMap((row) => {
    const exDay = day(row.date);
    const amount = sentDecimal(row.unadjustedValue) ?? sentDecimal(row.value);
    if (!exDay || !amount) return [];
    const own = currencyOf(typeof row.currency === 'string' ? row.currency : undefined) ?? quoted(symbol);
    return [
      {
        day: exDay,
        amount,
        ...own,
        declarationDay: day(row.declarationDate),
        recordDay: day(row.recordDate),
        paymentDay: day(row.paymentDate),
      },
    ];
  });
}

const live = z.union([rows, z.record(z.string(), z.unknown())]);

/** An unknown symbol is a quote in which everything is "NA". */
export function translateLive(answer: unknown, symbols: SourceSymbol[]): Quote[] {
  const read = shaped(live, answer);
  return (Array.isArray(read) ? read : [read]).flatMap((row) => {
    const symbol = symbols.find(({ code }) => code.toLowerCase() === String(row.code).toLowerCase());
    const price = sentDecimal(row.close);
    const seconds = Number(sentDecimal(row.timestamp));
    if (!symbol || !price || !(seconds > 0)) return [];
    const at = new Date(seconds * 1000).toISOString();
    const previousClose = sentDecimal(row.previousClose);
    return [
      {
        symbol: symbol.code,
        price,
        ...quoted(symbol),
        at,
        day: at.slice(0, 10),
        ...(previousClose ? { previousClose } : {}),
      },
    ];
  });
}

/** One ISIN is found once for each of its listings. */
export function translateSearch(answer: unknown): FoundSymbol[] {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return shaped(rows, answer).flatMap((row) => {
    const [code, exchange] = [text(row.Code), text(row.Exchange)];
    if (!code || !exchange) return [];
    return [
      {
        code: `${code}.${exchange}`,
        name: text(row.Name) ?? code,
        kind: text(row.Type),
        exchange,
        currency: text(row.Currency),
        isin: text(row.ISIN),
      },
    ];
  });
}
