import { dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { inflationMonths } from '../../market-data/server/shipped/inflation-store.ts';
import type { Span } from '../../reports/report-period.ts';
import type { Component, Match } from '../../strategies/composition.ts';
import { readStrategy } from '../../strategies/server/list-strategies.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { Line } from '../figures/comparison.ts';
import { countsDividends } from '../index-dividends.ts';
import { cashLevels } from '../levels/cash-levels.ts';
import { inflationLevels } from '../levels/inflation-levels.ts';
import { mixedLevels } from '../levels/mixed-levels.ts';
import { standInsOf } from '../levels/stand-ins.ts';
import { type AssetLevels, levelsOfAssets } from './asset-levels.ts';
import { type BenchmarkAsset, standInCandidates } from './benchmark-store.ts';
import type { Benchmark } from './resolve-benchmarks.ts';

export type Market = { shown: string; rates: RateBook; today: number };
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
  const [levels, months] = await Promise.all([
    levelsOfAssets(context.services, assets, market, span),
    benchmarks.some(({ kind }) => kind === 'inflation') ? inflationMonths(context.services.database) : [],
  ]);
  const lineOf = (one: Benchmark): Line | Promise<Line> => {
    switch (one.kind) {
      case 'asset':
        return assetLine(one, levels.get(one.asset.priced_id)!, market.shown);
      case 'inflation':
        return inflationLine(one, months, span);
      case 'strategy':
        return strategyLine(context, one, market, span, safeRates);
    }
  };
  return Promise.all(benchmarks.map(lineOf));
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

/** A strategy's parts as it is described to the caller. */
async function compositionOf(context: Context, id: string) {
  const { data } = await readStrategy(context, { params: { id }, query: undefined, body: undefined });
  return data.composition.map(({ key, name, percent, counts }) => ({
    key,
    name,
    percent,
    wanted: decimal(percent),
    matches: counts.flatMap(({ kind, reference }): Match[] =>
      kind === 'cash' ? [{ kind }] : reference === null ? [] : [{ kind, reference }],
    ),
  }));
}

const isCash = ({ matches }: Component) => matches.some(({ kind }) => kind === 'cash');

/** Spread over what stands for each of its parts (rule CO-5). */
async function strategyLine(
  context: Context,
  { key, name, id }: Of<'strategy'>,
  market: Market,
  span: Span,
  safeRates: Float64Array,
): Promise<Line> {
  const composition = await compositionOf(context, id);
  const chosen = await standInsFor(context, composition, market, span);
  const cash = cashLevels(safeRates);
  const parts = composition.map((part) => {
    const standIn = chosen.get(part.key);
    return { part, standIn, levels: isCash(part) ? cash : standIn?.levels };
  });
  const complete = parts.every(({ levels }) => levels !== undefined);
  return {
    facts: {
      ...plainFacts,
      key,
      kind: 'strategy',
      name,
      contents: 'strategy',
      is_simulated: parts.some(({ standIn }) => standIn?.isSimulated ?? false),
      reason: complete ? null : 'no-stand-in',
      parts: parts.map(({ part, standIn }) => ({
        name: part.name,
        percent: part.percent,
        stand_in: isCash(part) ? null : (standIn?.ticker ?? null),
        is_cash: isCash(part),
      })),
    },
    levels: complete
      ? mixedLevels(
          parts.map(({ part, levels }) => ({ weight: floatOf(part.wanted), levels: levels! })),
          span.from,
        )
      : new Float64Array(span.to - span.from + 1).fill(Number.NaN),
  };
}

/** So many of each part are looked at: the first with a price on the first and the last day stands for it. */
const mostTried = 4;

async function standInsFor(
  { services, locale }: Context,
  composition: readonly Component[],
  market: Market,
  span: Span,
): Promise<Map<string, AssetLevels & { ticker: string }>> {
  const matches = composition.filter((part) => !isCash(part)).flatMap((part) => part.matches);
  const references = (isNamed: boolean) =>
    matches.flatMap((match) =>
      match.kind !== 'cash' && (match.kind === 'instrument') === isNamed ? [match.reference] : [],
    );
  const wanted = { isins: references(true), classes: references(false) };
  const rows = await standInCandidates(services.database, wanted, Number(dayOf(span.from).slice(0, 4)));
  const candidates = rows.map((row) => ({
    ...row,
    name: nameIn(row.names, locale, row.ticker),
    classSlug: row.class_slug,
    subclassSlug: row.subclass_slug,
  }));
  const byPart = standInsOf(composition, candidates);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const tried = new Map([...byPart].map(([part, list]) => [part, list.slice(0, mostTried)]));
  const ids = [...new Set([...tried.values()].flat().map(({ id }) => id))];
  const levels = await levelsOfAssets(
    services,
    ids.map((id) => byId.get(id)!),
    market,
    span,
  );
  const found = [...tried].flatMap(([part, list]) => {
    const standIn = list.find(({ id }) => {
      const { levels: all } = levels.get(id)!;
      return all[0]! > 0 && all.at(-1)! > 0;
    });
    return standIn ? [[part, { ...levels.get(standIn.id)!, ticker: standIn.ticker }] as const] : [];
  });
  return new Map(found);
}
