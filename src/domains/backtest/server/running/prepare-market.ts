import { setImmediate as breathe } from 'node:timers/promises';
import { dayInWarsaw, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { decimal, floatOf } from '../../../../foundation/decimal.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Services } from '../../../../platform/services.ts';
import { instrumentBySlug } from '../../../instruments/server/instrument-store.ts';
import { carriedForward, converted, type DaySeries } from '../../../market-data/day-series.ts';
import { firstDayOf } from '../../../market-data/packed-year.ts';
import { readCloses, readVolumes, splitsOf } from '../../../market-data/server/prices/price-store.ts';
import { policyRates } from '../../../market-data/server/shipped/policy-rate-store.ts';
import { refuse } from '../../engine/backtest-failure.ts';
import { type AssetHistory, assetColumn, firstQuote, lastQuote } from '../../market/asset-column.ts';
import type { MarketData } from '../../market/market-data.ts';
import {
  type CalendarRule,
  cashReturns,
  columnTables,
  type PolicyRate,
  tradingDays,
} from '../../market/portfolio-market.ts';
import { type PortfolioSnapshot, unitFactorOf } from '../../market/portfolio-snapshot.ts';
import type { BenchmarkName } from '../../simulation-shape.ts';
import { dividendsOfMany, firstPricedYear, ratesByDay } from '../market-history-store.ts';

/** The stored past of a portfolio's assets in its own currency. */
export type History = {
  assets: AssetHistory[];
  /** What a unit of each currency is worth in the portfolio's. */
  rates: Map<string, DaySeries>;
  first: number;
  /** The newest quote of any asset. */
  newest: number;
  policyRates: PolicyRate[] | null;
};

const mostAssets = 500;

/** Reads everything that is known up to today; six queries, whatever the number of assets. */
export async function readHistory(
  services: Services,
  portfolio: PortfolioSnapshot,
  withVolumes: boolean,
): Promise<History> {
  const { database, clock } = services;
  const count = portfolio.assets.length;
  if (count > mostAssets)
    throw refuse('tooManyAssets', 'portfolio_id', `More than ${mostAssets} assets.`, {
      count,
      most: mostAssets,
    });
  const ids = portfolio.assets.map((asset) => asset.instrumentId);
  const year = count > 0 ? await firstPricedYear(database, ids) : null;
  if (year === null) throw refuse('noAssets', 'portfolio_id', 'No asset has a price.');
  const today = dayInWarsaw(clock.now());
  const from = firstDayOf(year);
  const to = dayNumber(today);
  const dividends = await dividendsOfMany(database, ids);
  const currencies = new Set([
    portfolio.currency,
    ...portfolio.assets.map((asset) => asset.currency),
    ...portfolio.cash.map((cash) => cash.currency),
    ...dividends.flatMap(({ currency }) => currency ?? []),
  ]);
  const [closes, volumes, splits, pln] = [
    await readCloses(database, ids, from, to),
    withVolumes ? await readVolumes(database, ids, from, to) : null,
    await splitsOf(database, ids),
    await ratesByDay(database, [...currencies], from, to),
  ];
  const rates = new Map(
    [...pln].map(([title, series]) => [title, ratio(series, pln.get(portfolio.currency)!)]),
  );
  const assets = portfolio.assets.map((asset): AssetHistory => {
    const own = rates.get(asset.currency)!;
    return {
      ticker: asset.ticker,
      isCrypto: asset.isCrypto,
      closes: closes.get(asset.instrumentId)!,
      volumes: volumes?.get(asset.instrumentId) ?? null,
      splits: splits
        .filter((split) => split.instrument_id === asset.instrumentId)
        .map((split) => ({
          day: dayNumber(split.day),
          ratio: Number(split.numerator) / Number(split.denominator),
        })),
      dividends: dividends
        .filter((dividend) => dividend.instrument_id === asset.instrumentId && dividend.day <= today)
        .map(({ day, amount, currency }) => ({
          day: dayNumber(day),
          amount: Number(amount) * exchange(rates, currency ?? asset.currency, own, dayNumber(day)),
        }))
        .filter(({ amount }) => amount > 0),
      unitFactor: unitFactorOf(asset),
      rates: own,
    };
  });
  const unrated = assets.find(
    (asset) => firstQuote(asset) !== undefined && !asset.rates.values.some(Number.isFinite),
  );
  if (unrated)
    throw refuse('rateMissing', 'portfolio_id', `${unrated.ticker} has no exchange rate.`, {
      ticker: unrated.ticker,
    });
  const newest = Math.max(...assets.map((asset) => lastQuote(asset) ?? 0));
  if (newest === 0) throw refuse('noAssets', 'portfolio_id', 'No asset has a price.');
  return {
    assets,
    rates,
    first: from,
    newest,
    policyRates: await policyRatesOf(services, portfolio.currency, today),
  };
}

function ratio(upper: DaySeries, lower: DaySeries): DaySeries {
  return { first: upper.first, values: upper.values.map((value, i) => value / lower.values[i]!) };
}

/** How much of an asset's currency a unit of another is worth on a day. */
function exchange(rates: Map<string, DaySeries>, from: string, to: DaySeries, day: number): number {
  const series = rates.get(from)!;
  const at = day - series.first;
  return series === to ? 1 : series.values[at]! / to.values[at]!;
}

/** Null for a currency whose rate is not stored: then cash earns nothing and the result says so (rule B-5). */
async function policyRatesOf(
  { database }: Services,
  currency: string,
  through: string,
): Promise<PolicyRate[] | null> {
  const rates = await policyRates(database, currency.toLowerCase());
  const known = rates.filter(({ from }) => from <= through);
  return known.length
    ? known.map(({ from, percent }) => ({ from: dayNumber(from), percent: Number(percent) }))
    : null;
}

export type PreparedMarket = { market: MarketData; rule: CalendarRule };

/** So many columns are made before the server looks after others again. */
const columnsAtOnce = 16;

/** The market as the engine reads it, up to the last day that the run may see. */
export async function prepareMarket(
  history: History,
  end: number,
  withVolumes: boolean,
): Promise<PreparedMarket> {
  const { assets, first, newest } = history;
  const { rule, days } = tradingDays(assets, first, end);
  const tables = columnTables(days, assets.length, withVolumes);
  for (const [i, asset] of assets.entries()) {
    if (i % columnsAtOnce === columnsAtOnce - 1) await breathe();
    tables.add(assetColumn(asset, days, newest));
  }
  const names = assets.map((asset) => asset.ticker);
  return { rule, market: tables.finish(names, cashReturns(days, history.policyRates ?? [])) };
}

/** Followed cash in the portfolio's currency on a day. */
export function cashOn(portfolio: PortfolioSnapshot, { rates }: History, day: number): number {
  return portfolio.cash.reduce((sum, { currency, amount }) => {
    const series = rates.get(currency)!;
    const money = floatOf(decimal(amount)) * series.values[day - series.first]!;
    if (!Number.isFinite(money))
      throw refuse('rateMissing', 'portfolio_id', `There is no exchange rate for cash in ${currency}.`, {
        ticker: currency.toUpperCase(),
      });
    return sum + money;
  }, 0);
}

const indexSlugs: Record<BenchmarkName, string> = { WIG20: 'wig20', SP500: 'sp500' };

export type BenchmarkSeries = {
  id: BenchmarkName;
  name: string;
  currency: string;
  /** In the portfolio's currency, the last known level where a day has none. */
  levels: DaySeries;
  firstDay: string | null;
  lastDay: string | null;
};

/** An index with its levels in the portfolio's currency; null where the installation does not know it. */
export async function readBenchmark(
  services: Services,
  id: BenchmarkName,
  portfolioCurrency: string,
  from: number,
  to: number,
): Promise<BenchmarkSeries | null> {
  const { database } = services;
  const index = await instrumentBySlug(database, 'indices', indexSlugs[id]);
  if (!index) return null;
  const closes = (await readCloses(database, [index.id], from, to)).get(index.id)!;
  const pln = await ratesByDay(database, [index.currency, portfolioCurrency], from, to);
  const known = closes.values.findIndex((value) => value > 0);
  const last = closes.values.findLastIndex((value) => value > 0);
  return {
    id,
    name: nameIn(index.names, 'en', id),
    currency: index.currency,
    levels: converted(carriedForward(closes), pln.get(index.currency)!, pln.get(portfolioCurrency)!),
    firstDay: known < 0 ? null : dayOf(closes.first + known),
    lastDay: last < 0 ? null : dayOf(closes.first + last),
  };
}
