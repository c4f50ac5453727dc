import { dayOf } from '../../../foundation/calendar-day.ts';
import type { Context } from '../../../platform/http/context.ts';
import { inflationMonths } from '../../market-data/server/shipped/inflation-store.ts';
import type { Span } from '../../reports/report-period.ts';
import type { Line } from '../figures/comparison.ts';
import { countsDividends } from '../index-dividends.ts';
import { inflationLevels } from '../levels/inflation-levels.ts';
import { type AssetLevels, levelsOfAssets, type Market } from './asset-levels.ts';
import type { BenchmarkAsset } from './benchmark-store.ts';
import type { Benchmark } from './resolve-benchmarks.ts';
import { type Mixed, mixesOf } from './strategy-levels.ts';

type Of<Kind extends Benchmark['kind']> = Extract<Benchmark, { kind: Kind }>;

const plainFacts = {
  ticker: null,
  above: null,
  currency: null,
  is_own: false,
  is_simulated: false,
  reason: null,
  published_to: null,
  guessed_percent: null,
  parts: [],
};

/** The level of each benchmark on each day of a span, in the shown currency. `safeRates` are those of its safe money. */
export async function linesOf(
  context: Context,
  benchmarks: readonly Benchmark[],
  market: Market,
  span: Span,
  safeRates: Float64Array,
): Promise<Line[]> {
  const assets = benchmarks.flatMap((one) => (one.kind === 'asset' ? [one.asset] : []));
  const strategies = benchmarks.flatMap((one) => (one.kind === 'strategy' ? [one.strategy] : []));
  const [levels, months, mixes] = await Promise.all([
    levelsOfAssets(context.services, assets, market, span),
    benchmarks.some(({ kind }) => kind === 'inflation') ? inflationMonths(context.services.database) : [],
    mixesOf(context, strategies, market, span, safeRates),
  ]);
  const lineOf = (one: Benchmark): Line => {
    switch (one.kind) {
      case 'asset':
        return assetLine(one, levels.get(one.asset.priced_id)!, market.shown);
      case 'inflation':
        return inflationLine(one, months, span);
      case 'strategy':
        return strategyLine(one, mixes.get(one.strategy.id)!);
    }
  };
  return benchmarks.map(lineOf);
}

function assetLine(
  { key, name, asset }: Of<'asset'>,
  { levels, isSimulated }: AssetLevels,
  shown: string,
): Line {
  return {
    facts: {
      ...plainFacts,
      key,
      kind: 'asset',
      name,
      ticker: asset.ticker,
      contents: contentsOf(asset),
      currency: asset.currency === shown ? null : asset.currency,
      is_own: asset.is_own,
      is_simulated: isSimulated,
    },
    levels,
  };
}

/** What a line has in it: dividends of shares and funds are put back in, coupons of bonds are not known (rule CO-3). */
function contentsOf({ class_slug, ticker }: BenchmarkAsset): Line['facts']['contents'] {
  if (class_slug === 'indices') return countsDividends(ticker) ? 'with-dividends' : 'price-only';
  if (class_slug === 'stocks' || class_slug === 'etf') return 'with-dividends';
  return class_slug === 'bonds' ? 'without-coupons' : 'price';
}

function inflationLine(
  { key, above }: Of<'inflation'>,
  known: Awaited<ReturnType<typeof inflationMonths>>,
  { from, to }: Span,
): Line {
  const months = known.flatMap((month) => (month.ratio === null ? [] : [{ ...month, ratio: month.ratio }]));
  const { levels, publishedTo, guessed } = inflationLevels(months, Number(above), from, to);
  const [first, last] = [dayOf(from).slice(0, 7), dayOf(to).slice(0, 7)];
  return {
    facts: {
      ...plainFacts,
      key,
      kind: 'inflation',
      name: null,
      above,
      contents: 'inflation',
      is_simulated: months.some(
        ({ month, origin }) => origin === 'simulated' && month >= first && month <= last,
      ),
      published_to: publishedTo,
      guessed_percent: guessed,
    },
    levels,
  };
}

function strategyLine({ key, strategy }: Of<'strategy'>, { levels, isSimulated, parts }: Mixed): Line {
  const isComplete = parts.every(({ stand_in, is_cash }) => is_cash || stand_in !== null);
  return {
    facts: {
      ...plainFacts,
      key,
      kind: 'strategy',
      name: strategy.name,
      contents: 'strategy',
      is_own: strategy.isOwn,
      is_simulated: isSimulated,
      reason: isComplete ? null : 'no-stand-in',
      parts,
    },
    levels,
  };
}
