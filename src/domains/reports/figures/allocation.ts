import { dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, plus, sign, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { cashMoves, cashRow } from '../../ledger/follow-cash.ts';
import { type HoldingFacts, holdingsIn } from '../../performance/figures/ledger-values.ts';
import { slicesOf } from '../../valuation/allocation.ts';
import { type DailyValues, valueOn } from '../../valuation/daily-values.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import { monthsIn, type Span } from '../report-period.ts';
import { endsOf, type ReportScope, type Standing } from './report-scope.ts';

/** What something counts under, in each way of dividing a value. */
type Places = Record<Way, { key: string; label: string }>;
const ways = ['by_class', 'by_currency', 'by_country', 'by_sector', 'by_broker'] as const;
const waysNow = [...ways, 'by_portfolio', 'by_instrument'] as const;
type Way = (typeof waysNow)[number];

type Valued = { places: Places; value: number };

const itself = (key: string) => ({ key, label: key });
const ofCurrency = (currency: string) => ({ key: currency, label: currency.toUpperCase() });

/** `none` stands for a country or sector nobody said; the screen has words for it. */
function placesOf(holding: HoldingFacts, portfolio: { id: string; name: string }, locale: string): Places {
  return {
    by_class: { key: holding.class_slug, label: nameIn(holding.class_names, locale) },
    by_currency: ofCurrency(holding.price_currency),
    by_country: itself(holding.country ?? 'none'),
    by_sector: itself(holding.sector ?? 'none'),
    by_broker: itself(holding.broker_id ?? 'own'),
    by_portfolio: { key: portfolio.id, label: portfolio.name },
    by_instrument: { key: holding.instrument_id, label: nameIn(holding.names, locale) },
  };
}

function placesOfCash(currency: string, portfolio: { id: string; name: string }): Places {
  const cash = itself('cash');
  return {
    by_class: cash,
    by_currency: ofCurrency(currency),
    by_country: cash,
    by_sector: cash,
    by_broker: itself('own'),
    by_portfolio: { key: portfolio.id, label: portfolio.name },
    by_instrument: cash,
  };
}

/** Assets at their value and followed cash, money owed apart: as the page of everything divides it. */
function partsOn({ ledger }: Standing, { ledger: { portfolios } }: ReportScope, locale: string): Valued[] {
  return portfolios.flatMap((portfolio) => [
    ...holdingsIn(ledger.holdings, [portfolio]).flatMap((holding) => {
      const value = ledger.measured.get(holding.id)?.value;
      if (!value || sign(value.units) <= 0) return [];
      return [{ places: placesOf(holding, portfolio, locale), value: floatOf(value.marketValue) }];
    }),
    ...(ledger.cash.get(portfolio.id)?.balances ?? []).map(({ currency, value }) => ({
      places: placesOfCash(currency, portfolio),
      value: Math.max(0, Number(moneyText(value))),
    })),
  ]);
}

/** What everything consists of at the end and at each month's end before it (rule RP-11). */
export function allocationFigures(scope: ReportScope, span: Span, locale: string) {
  const { end, start } = endsOf(scope, span);
  const now = partsOn(end, scope, locale);
  const then = partsOn(start, scope, locale);
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    value: scope.isUnknown ? null : moneyText(end.total.marketValue),
    now: dividedBy(now),
    at_start: dividedBy(then),
    concentration: concentrationOf(now),
    over_time: overTime(scope, span, locale),
  };
}

function dividedBy(parts: readonly Valued[]) {
  return Object.fromEntries(
    waysNow.map((way) => [way, slicesOf(parts.map(({ places, value }) => ({ ...places[way], value })))]),
  ) as Record<Way, ReturnType<typeof slicesOf>>;
}

/** How much hangs on few: the largest instruments in percent of everything, and the sum of all squared percentages. */
function concentrationOf(parts: readonly Valued[]) {
  const byInstrument = new Map<string, number>();
  let whole = 0;
  for (const { places, value } of parts) {
    whole += value;
    const { key } = places.by_instrument;
    if (key !== 'cash') byInstrument.set(key, (byInstrument.get(key) ?? 0) + value);
  }
  if (!(whole > 0)) return { largest_1: null, largest_5: null, largest_10: null, hhi: null, instruments: 0 };
  const shares = [...byInstrument.values()].map((value) => (value / whole) * 100).sort((a, b) => b - a);
  const largest = (count: number) => shares.slice(0, count).reduce((sum, share) => sum + share, 0);
  return {
    largest_1: largest(1),
    largest_5: largest(5),
    largest_10: largest(10),
    hhi: shares.reduce((sum, share) => sum + share ** 2, 0),
    instruments: shares.filter((share) => share > 0).length,
  };
}

/** Something with a value at each of some days. */
type Course = { places: Places; values: number[] };

function overTime(scope: ReportScope, span: Span, locale: string) {
  const days = [span.from, ...monthsIn(span).map(({ to }) => to)];
  const courses = scope.ledger.portfolios.flatMap((portfolio) => [
    ...holdingsIn(scope.ledger.holdings, [portfolio]).flatMap((holding) => {
      const daily = scope.ledger.measured.get(holding.id)?.value.daily;
      return daily ? [{ places: placesOf(holding, portfolio, locale), values: valuesOn(daily, days) }] : [];
    }),
    ...cashCourses(scope, portfolio, days),
  ]);
  return {
    days: days.map(dayOf),
    ...(Object.fromEntries(ways.map((way) => [way, layersOf(courses, way, days.length)])) as Record<
      (typeof ways)[number],
      ReturnType<typeof layersOf>
    >),
  };
}

function valuesOn(daily: DailyValues, days: readonly number[]): number[] {
  // What is short is owed, as cash may be.
  return days.map((day) => Math.max(0, valueOn(daily, day)));
}

/** Largest at the end first; null on days of which a part is not known. */
function layersOf(courses: readonly Course[], way: Way, count: number) {
  const layers = new Map<string, { key: string; label: string; sums: number[] }>();
  for (const { places, values } of courses) {
    const place = places[way];
    const layer = layers.get(place.key) ?? { ...place, sums: new Array<number>(count).fill(0) };
    layers.set(place.key, layer);
    for (let i = 0; i < count; i++) layer.sums[i]! += values[i]!;
  }
  return [...layers.values()]
    .filter(({ sums }) => sums.some((value) => value !== 0))
    .sort((a, b) => b.sums.at(-1)! - a.sums.at(-1)! || (a.key < b.key ? -1 : 1))
    .map(({ sums, ...place }) => ({
      ...place,
      values: sums.map((value) => (Number.isFinite(value) ? hundredths(value) : null)),
    }));
}

/** Followed cash of each currency on some days; what is owed counts as none. */
function cashCourses(
  { ledger: { cash, cashRows, holdings, books, rates, shown } }: ReportScope,
  portfolio: { id: string; name: string; follows_cash: boolean },
  days: readonly number[],
): Course[] {
  if (!portfolio.follows_cash || !cash.get(portfolio.id)) return [];
  const rows = [
    ...cashRows.get(portfolio.id)!.map((row) => ({ day: row.day, row: cashRow(row) })),
    ...holdingsIn(holdings, [portfolio]).flatMap(({ id }) =>
      books.get(id)!.entries.map((entry) => ({
        day: entry.day,
        row: { ...entry, toTotal: null, toCurrency: null },
      })),
    ),
  ].sort((a, b) => a.day - b.day);
  const balances = new Map<string, Decimal>();
  const values = new Map<string, number[]>();
  let next = 0;
  days.forEach((day, at) => {
    for (; next < rows.length && rows[next]!.day <= day; next++)
      for (const { currency, amount } of cashMoves(rows[next]!.row))
        balances.set(currency, plus(balances.get(currency) ?? zero, amount));
    for (const [currency, amount] of balances) {
      const list = values.get(currency) ?? new Array<number>(days.length).fill(0);
      values.set(currency, list);
      list[at] = Math.max(0, floatOf(amount) * floatOf(rates.cross(currency, shown, day)!));
    }
  });
  return [...values].map(([currency, list]) => ({ places: placesOfCash(currency, portfolio), values: list }));
}
