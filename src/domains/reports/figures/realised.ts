import { dayOf } from '../../../foundation/calendar-day.ts';
import {
  type Decimal,
  minus,
  negated,
  over,
  plus,
  rounded,
  sign,
  sum,
  textOf,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { dividedPlaces } from '../../ledger/follow-units.ts';
import { costsOf } from '../../ledger/lots.ts';
import { takesUnits } from '../../ledger/transaction-types.ts';
import { moneyText, wirePlaces } from '../../valuation/measure-total.ts';
import type { Span } from '../report-period.ts';
import { type AssetEntry, assetEntries } from './entries-in.ts';
import { endsOf, type ReportScope } from './report-scope.ts';
import { sumsBetween } from './sums-between.ts';

/** Which rows of a long table are wanted; sums are of all. */
export type Page = { start: number; limit: number };
export const allRows: Page = { start: 0, limit: Number.POSITIVE_INFINITY };

/** Part of a sale that came from one lot, in the shown currency. */
type SoldLot = {
  entry: AssetEntry;
  /** The day it was bought; null with average cost, where a sale is of no lot in particular. */
  bought: number | null;
  units: Decimal;
  cost: Decimal;
  proceeds: Decimal;
  fee: Decimal;
  tax: Decimal;
};

const isSale = ({ booked: { type, moved } }: AssetEntry) =>
  (takesUnits.has(type) || type === 'cover' || type === 'result') && moved === null;

/** Each sale lot by lot, oldest first: together the lots are the sale, to the last decimal. */
function soldLots(scope: ReportScope, span: Span): SoldLot[] {
  return assetEntries(scope, span)
    .filter(isSale)
    .sort((a, b) => a.booked.day - b.booked.day)
    .flatMap((entry) => lotsOf(entry, scope));
}

function lotsOf(entry: AssetEntry, scope: ReportScope): SoldLot[] {
  const { booked, shown } = entry;
  const { gross, fee, tax, realised } = shown;
  if (booked.type === 'result') return [resultOf(entry)];
  if (booked.type === 'cover') return coveredLots(entry, scope);
  if (booked.released.length === 0)
    return [
      { entry, bought: null, units: booked.units, cost: minus(gross, realised), proceeds: gross, fee, tax },
    ];
  const { rates, shown: currency } = scope.ledger;
  const units = sum(booked.released.map((lot) => lot.units));
  let left = { proceeds: gross, fee, tax };
  return booked.released.map((lot, i) => {
    const isLast = i === booked.released.length - 1;
    const share = (amount: Decimal) =>
      rounded(over(times(amount, lot.units), units, dividedPlaces), wirePlaces);
    const part = isLast ? left : { proceeds: share(gross), fee: share(fee), tax: share(tax) };
    left = {
      proceeds: minus(left.proceeds, part.proceeds),
      fee: minus(left.fee, part.fee),
      tax: minus(left.tax, part.tax),
    };
    const cost = sum(
      costsOf(lot).map((paid) => times(paid.amount, rates.cross(paid.currency, currency, paid.day)!)),
    );
    return { entry, bought: lot.day, units: lot.units, cost, ...part };
  });
}

/** The gain of a contract is all it brought, its loss all it cost. */
function resultOf(entry: AssetEntry): SoldLot {
  const { fee, tax, realised } = entry.shown;
  const [proceeds, cost] = sign(realised) < 0 ? [zero, negated(realised)] : [realised, zero];
  return { entry, bought: null, units: entry.booked.units, cost, proceeds, fee, tax };
}

/** What was sold short brought something first and cost something at the end. */
function coveredLots(entry: AssetEntry, { ledger: { rates, shown: currency } }: ReportScope): SoldLot[] {
  const { booked, shown } = entry;
  const { gross: cost, fee, tax, realised } = shown;
  const whole = { entry, bought: null, units: booked.units, cost, proceeds: plus(cost, realised), fee, tax };
  let left = { cost, fee, tax };
  const parts = booked.released.map((lot, i): SoldLot => {
    const units = negated(lot.units);
    const share = (amount: Decimal) =>
      rounded(over(times(amount, units), booked.units, dividedPlaces), wirePlaces);
    const isLast = i === booked.released.length - 1;
    const part = isLast ? left : { cost: share(cost), fee: share(fee), tax: share(tax) };
    left = {
      cost: minus(left.cost, part.cost),
      fee: minus(left.fee, part.fee),
      tax: minus(left.tax, part.tax),
    };
    const proceeds = times(negated(lot.cost), rates.cross(lot.currency, currency, lot.day)!);
    return { entry, bought: lot.day, units, proceeds, ...part };
  });
  return parts.length ? parts : [whole];
}

/** Gains and losses of what was sold, lot by lot (rule RP-8). */
export function realisedFigures(
  scope: ReportScope,
  span: Span,
  before: Span | null,
  locale: string,
  { start: first, limit }: Page = allRows,
) {
  const lots = scope.isUnknown ? [] : soldLots(scope, span);
  const { start, end } = endsOf(scope, span);
  const grown = sumsBetween(start.total, end.total);
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    ...(scope.isUnknown ? unknownSums : sumsOfLots(lots)),
    fx_effect: scope.isUnknown ? null : moneyText(grown.realisedFx),
    before: before && (scope.isUnknown ? unknownSums : sumsOfLots(soldLots(scope, before))),
    by_asset: byAsset(lots, locale),
    lots: lots.slice(first, first + limit).map((lot) => written(lot, locale)),
    lots_total: lots.length,
  };
}

const unknownSums = {
  proceeds: null,
  cost: null,
  gain: null,
  gains: null,
  losses: null,
  fees: null,
  taxes: null,
};

function sumsOfLots(lots: readonly SoldLot[]) {
  const added = (of: (lot: SoldLot) => Decimal) => lots.map(of).reduce(plus, zero);
  const gainOf = ({ proceeds, cost }: SoldLot) => minus(proceeds, cost);
  const either = (wanted: 1 | -1) =>
    added((lot) => {
      const gain = gainOf(lot);
      return sign(gain) === wanted ? gain : zero;
    });
  return {
    proceeds: moneyText(added(({ proceeds }) => proceeds)),
    cost: moneyText(added(({ cost }) => cost)),
    gain: moneyText(added(gainOf)),
    gains: moneyText(either(1)),
    losses: moneyText(either(-1)),
    fees: moneyText(added(({ fee }) => fee)),
    taxes: moneyText(added(({ tax }) => tax)),
  };
}

function nameOf({ holding }: AssetEntry, locale: string) {
  return {
    instrument_id: holding.instrument_id,
    ticker: holding.ticker,
    title: nameIn(holding.names, locale),
  };
}

function byAsset(lots: readonly SoldLot[], locale: string) {
  return [...Map.groupBy(lots, ({ entry }) => entry.holding.instrument_id).values()]
    .map((list) => ({ ...nameOf(list[0]!.entry, locale), ...sumsOfLots(list) }))
    .sort((a, b) => Number(b.gain) - Number(a.gain));
}

function written(lot: SoldLot, locale: string) {
  const { entry, bought, units, cost, proceeds, fee, tax } = lot;
  const { day, id, type } = entry.booked;
  return {
    transaction_id: id,
    type: type as 'sell' | 'transfer-out' | 'cover' | 'result',
    ...nameOf(entry, locale),
    portfolio_id: entry.portfolio.id,
    bought: bought === null ? null : dayOf(bought),
    sold: dayOf(day),
    /** Why there is no day of purchase. */
    reason: bought !== null ? null : type === 'result' ? ('contract' as const) : ('average-cost' as const),
    days_held: bought === null ? null : day - bought,
    units: textOf(units),
    cost: moneyText(cost),
    proceeds: moneyText(proceeds),
    fee: moneyText(fee),
    tax: moneyText(tax),
    gain: moneyText(minus(proceeds, cost)),
  };
}
