import { dayOf } from '../../../foundation/calendar-day.ts';
import { negated } from '../../../foundation/decimal.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import type { PropertyFiguresOutput } from '../../real-estate/contract.ts';
import type { Property } from '../../real-estate/property.ts';
import { courseOn } from '../../real-estate/property-course.ts';
import { addDays, emptyDays } from '../../real-estate/property-days.ts';
import { type Movement, type PropertyLedger, sumOf } from '../../real-estate/property-ledger.ts';
import type { PropertyMarket } from '../../real-estate/property-market.ts';
import { totalsOf } from '../../real-estate/property-totals.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { floatMoney, moneyText, ratesBetween, unknownFigures } from '../../valuation/measure-total.ts';
import { valueChange } from '../../valuation/value-change.ts';
import { monthsIn, type Span } from '../report-period.ts';
import { historiesOf } from './histories.ts';
import { monthsTable } from './months-table.ts';

/** A property whose currencies have rates, with what moved. */
export type ReportedProperty = { id: string; name: string; property: Property; ledger: PropertyLedger };

/** Properties as their page lists them today, with the sums of the list. */
export function propertyTable<Row extends PropertyFiguresOutput>(rows: readonly Row[], today: number) {
  const { gainPercent, netRent, netYield, parts, ...sums } = totalsOf(rows);
  const isUnknown = rows.length > 0 && sums.missing === rows.length;
  return {
    to: dayOf(today),
    value: isUnknown ? null : sums.value,
    owed: isUnknown ? null : sums.owed,
    equity: isUnknown ? null : sums.equity,
    gain: isUnknown ? null : sums.gain,
    gain_percent: gainPercent,
    net_rent: netRent,
    net_yield: netYield,
    rows: [...rows],
  };
}

/** Rent, what it cost, and what was left after the bank had its part (rule RP-13). */
function rentOf(movements: readonly Movement[]) {
  const paid = (...kinds: Movement['kind'][]) => negated(sumOf(movements, ...kinds));
  return {
    rent: moneyText(sumOf(movements, 'rent')),
    rent_tax: moneyText(paid('rent-tax')),
    costs: moneyText(paid('cost')),
    taxes: moneyText(paid('tax')),
    net: moneyText(sumOf(movements, 'rent', 'rent-tax', 'cost', 'tax')),
    interest: moneyText(paid('interest')),
    principal: moneyText(paid('principal')),
    overpayments: moneyText(paid('overpayment')),
    left: moneyText(sumOf(movements, 'rent', 'rent-tax', 'cost', 'tax', 'interest', 'principal')),
  };
}

const movedIn = ({ ledger }: ReportedProperty, { from, to }: Span) =>
  ledger.movements.filter(({ day }) => day > from && day <= to);

export function rentFigures(list: readonly ReportedProperty[], span: Span, before: Span | null) {
  const moved = list.flatMap((one) => movedIn(one, span));
  const byMonth = Map.groupBy(moved, ({ day }) => dayOf(day).slice(0, 7));
  return {
    from: dayOf(span.from),
    to: dayOf(span.to),
    ...rentOf(moved),
    before: before && rentOf(list.flatMap((one) => movedIn(one, before))),
    by_month: monthsIn(span).map(({ month }) => ({ month, ...rentOf(byMonth.get(month) ?? []) })),
    by_property: list.map((one) => ({ id: one.id, name: one.name, ...rentOf(movedIn(one, span)) })),
  };
}

/** What is the owner's of the properties over time, and what it earned. */
export function equityFigures(
  list: readonly ReportedProperty[],
  span: Span,
  before: Span | null,
  market: PropertyMarket,
) {
  const daily = emptyDays(
    list.map(({ property }) => property),
    market.today,
  );
  for (const { property, ledger } of list) addDays(daily, property, ledger, market);
  const days = [span.from, ...monthsIn(span).map(({ to }) => to)];
  const parts = list.map(({ property, ledger }) => ({ property, schedule: ledger.schedule }));
  const course = courseOn(days, parts, market);
  const figures = {
    ...equityBetween(daily, span),
    before: before && equityBetween(daily, before),
    years: monthsTable(daily, span),
    over_time: {
      days: course.days,
      value: course.value,
      owed: course.owed,
      equity: course.value.map((value, i) => {
        const owed = course.owed[i] ?? null;
        return value === null || owed === null ? null : hundredths(value - owed);
      }),
    },
  };
  return { ...historiesOf(daily, span, market.shown, null), figures };
}

function equityBetween(daily: DailyValues, { from, to }: Span) {
  const change = valueChange(daily, from, to);
  const isKnown = change.kind === 'change';
  const { twr, irr } = isKnown ? ratesBetween(daily, from, to) : unknownFigures;
  return {
    from: dayOf(from),
    to: dayOf(to),
    value_start: isKnown ? floatMoney(change.start) : null,
    net_flows: isKnown ? floatMoney(change.inflow - change.outflow) : null,
    profit: isKnown ? floatMoney(change.amount) : null,
    value_end: isKnown ? floatMoney(change.end) : null,
    twr,
    irr,
  };
}
