import { addMonths, dayInWarsaw, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal, floatOf, over, textOf, times } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import {
  type FoundInstrument,
  instrumentBySlug,
  instrumentsOfClass,
} from '../../instruments/server/instrument-store.ts';
import { marketClasses, type symbolPage as symbolPageCall } from '../contract.ts';
import type { DaySeries } from '../day-series.ts';
import { meanSentiment, sentimentLevel } from '../sentiment-level.ts';
import { sharesSince } from '../source-port/source-splits.ts';
import { dividendItem } from './indicators/asset-indicators.ts';
import { type DividendRow, dividendsOf, newsOf } from './indicators/indicator-store.ts';
import { type LatestPrice, latestOf, type SplitRow, splitsOf } from './prices/price-store.ts';
import { quoteShapeOf, quotesOf, sparklineOf } from './quotes/quotes.ts';
import { whatIsShown } from './what-is-shown.ts';

const mostRelated = 5;
const historyMonths = 120;

export async function symbolPage(context: Context, { params }: CallInput<typeof symbolPageCall>) {
  const { services, locale } = context;
  const { database, clock } = services;
  const { shows } = whatIsShown(context);
  if (!marketClasses.some((known) => known === params.class)) throw notFound();
  const instrument = await instrumentBySlug(database, params.class, params.asset);
  if (!instrument) throw notFound();
  const today = dayInWarsaw(clock.now());
  const [[quote], latests, splits, everyDividend, everyNews, siblings] = await Promise.all([
    quotesOf(services, [instrument], { shows, since: addMonths(today, -historyMonths) }),
    latestOf(database, [instrument.id]),
    splitsOf(database, [instrument.id]),
    dividendsOf(database, instrument.id),
    newsOf(database, instrument.id, clock.now()),
    instrumentsOfClass(database, params.class),
  ]);
  const related = await quotesOf(services, relatedTo(instrument, siblings), { shows });
  const latest = latests.find(({ source }) => shows(source));
  const dividends = everyDividend.filter(({ source }) => shows(source));
  const news = everyNews.filter(({ source }) => shows(source));
  const score = meanSentiment(news);
  return {
    data: {
      ...quoteShapeOf(quote!, locale),
      isin: instrument.isin,
      mic: instrument.mic,
      asset_languages: instrument.names,
      status: instrument.status,
      price_at: latest?.at ?? null,
      previous: latest && isKnown(quote!.closes, latest.previous_day) ? previousOf(latest, splits) : null,
      total_employees: instrument.facts.employees ?? null,
      list_date: instrument.facts.listDate ?? null,
      company_website: instrument.facts.website ?? null,
      description: instrument.facts.description?.[locale] ?? null,
      dividend_yield: yieldOf(dividends, splits, quote!.instrument, addMonths(today, -12), today),
      history: historyOf(quote!.closes),
      dividends: dividends.filter((row) => row.day <= today).map(dividendItem),
      sentiment: score === null ? null : { sentiment_score: score, level: sentimentLevel(score) },
      related: related.map((other) => ({ ...quoteShapeOf(other, locale), sparkline: sparklineOf(other) })),
    },
  };
}

/** The same sector and country first, then the same sector, then the class. */
function relatedTo(instrument: FoundInstrument, siblings: FoundInstrument[]): FoundInstrument[] {
  const nearness = (other: FoundInstrument) =>
    Number(other.sector !== null && other.sector === instrument.sector) * 2 +
    Number(other.country === instrument.country);
  return siblings
    .filter((other) => other.id !== instrument.id)
    .sort((a, b) => nearness(b) - nearness(a) || b.popularity - a.popularity)
    .slice(0, mostRelated);
}

/** Whether the close of a day may be shown to whoever asks: it may have come from another source than the newest price. */
function isKnown(closes: DaySeries, day: string | null): boolean {
  return day !== null && !Number.isNaN(closes.values[dayNumber(day) - closes.first] ?? Number.NaN);
}

/** The close before, on the scale of the newest price: a split between the two is no change. */
function previousOf({ previous, previous_day: since, day }: LatestPrice, splits: SplitRow[]): string | null {
  if (previous === null || since === null) return previous;
  const between = splits.filter((split) => split.day <= day);
  const { numerator, denominator } = sharesSince(since, between);
  if (compare(numerator, denominator) === 0) return previous;
  return textOf(over(times(decimal(previous), denominator), numerator, 12));
}

/** Dividends of the last twelve months in percent of the price; unknown without a price or without any dividend ever. */
function yieldOf(
  dividends: DividendRow[],
  splits: SplitRow[],
  instrument: FoundInstrument,
  since: string,
  until: string,
): number | null {
  // Dividends are paid in pounds where the price is quoted in pence.
  const price = Number(instrument.price ?? 0) / (instrument.price_unit === 'pence' ? 100 : 1);
  if (price <= 0 || dividends.length === 0) return null;
  const recent = dividends.filter((row) => row.day > since && row.day <= until);
  // What was paid on shares from before a split is shown for the shares of today.
  const paid = recent.reduce((sum, row) => {
    const { numerator, denominator } = sharesSince(row.day, splits);
    return sum + (Number(row.amount) * floatOf(denominator)) / floatOf(numerator);
  }, 0);
  return (paid / price) * 100;
}

/** From the first known close on; days without one are null. */
function historyOf(closes: DaySeries) {
  const begin = closes.values.findIndex((value) => !Number.isNaN(value));
  if (begin < 0) return { first_day: null, closes: [] };
  return {
    first_day: dayOf(closes.first + begin),
    closes: Array.from(closes.values.subarray(begin), (value) => (Number.isNaN(value) ? null : value)),
  };
}
