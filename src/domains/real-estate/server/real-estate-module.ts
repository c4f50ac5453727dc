import { dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import type { AllocationParts } from '../../valuation/allocation.ts';
import type { UpcomingOutput } from '../../valuation/figures-contract.ts';
import {
  figuresOf,
  measureReturns,
  moneyText,
  sparklineOf,
  unknownFigures,
  valueDaysAgo,
} from '../../valuation/measure-total.ts';
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import { addDays, emptyDays } from '../property-days.ts';
import { sumOf } from '../property-ledger.ts';
import type { PropertyEvent } from '../real-estate-view.ts';
import { totalOfProperties } from '../total-of-property.ts';
import { stampOf } from './read-properties.ts';
import { type ValuedProperty, valueProperties } from './value-properties.ts';

type Known = ValuedProperty & { measured: NonNullable<ValuedProperty['measured']> };
const isKnown = (valued: ValuedProperty): valued is Known => valued.measured !== null;

/** Flats, houses, garages and land: what is the owner's of them after the mortgage (rules RE-2 and RE-10). */
export const realEstateModule: ValuedModule = {
  slug: 'real-estate',
  stamp: stampOf,
  async value(context, { currency, today }) {
    const { list, market } = await valueProperties(context, { currency });
    if (list.length === 0) return null;
    const known = list.filter(isKnown);
    const daily = emptyDays(
      known.map(({ property }) => property),
      today,
    );
    for (const { property, measured } of known) addDays(daily, property, measured.figures.ledger, market);
    const total = totalOfProperties(
      known.map(({ measured }) => measured.sums),
      daily,
    );
    const isUnknown = known.length === 0;
    if (isUnknown) daily.value.fill(Number.NaN);
    const modules = await modulesOf(context.services.database, actorOf(context).userId);
    const label = nameIn(modules.find(({ slug }) => slug === 'real-estate')!.names, context.locale);
    const first = list.reduce((day, { row }) => (row.bought_on < day ? row.bought_on : day), dayOf(today));
    return {
      total,
      figures: {
        ...(isUnknown ? unknownFigures : figuresOf(total, measureReturns(total))),
        share: isUnknown ? null : 100,
        value_30_days_ago: isUnknown ? null : valueDaysAgo(daily, 30),
        holdings_count: list.length,
        class_names: [label],
        first_day: first,
        last_synchronization: null,
        cash: [],
        cash_value: '0',
        missing: list.length - known.length,
        estimated: 0,
        is_simulated: false,
        at_last_close: false,
        value_day: null,
        shown_currency: currency,
        sparkline: isUnknown ? [] : sparklineOf(total),
      },
      allocation: partsOf(known, label),
      upcoming: rentsOf(known),
    };
  },
};

/** The next rent of each property, before tax as everything that is expected. */
function rentsOf(known: readonly Known[]): UpcomingOutput[] {
  return known.flatMap(({ row, output: { next_rent: next }, measured }) => {
    if (!next) return [];
    const { ahead } = measured.figures.ledger;
    const onDay = ahead.filter(({ day }) => dayOf(day) === next.day);
    return [
      {
        id: `rent-${row.id}`,
        kind: 'rent' satisfies PropertyEvent,
        day: next.day,
        ticker: row.name,
        title: row.name,
        units: '1',
        per_unit: null,
        per_unit_currency: null,
        amount: moneyText(sumOf(onDay, 'rent')),
        paid_on: null,
      },
    ];
  });
}

function partsOf(known: readonly Known[], label: string): AllocationParts {
  const by = (keyOf: (valued: Known) => { key: string; label: string }) =>
    known.map((valued) => ({ ...keyOf(valued), value: floatOf(valued.measured.figures.equity) }));
  const whole = by(() => ({ key: 'real-estate', label }));
  const each = by(({ row }) => ({ key: row.id, label: row.name }));
  return {
    by_class: whole,
    by_portfolio: whole,
    by_currency: by(({ row }) => ({ key: row.currency, label: row.currency.toUpperCase() })),
    none: each,
    by_instrument: each,
    by_broker: by(() => ({ key: 'own', label: 'own' })),
  };
}
