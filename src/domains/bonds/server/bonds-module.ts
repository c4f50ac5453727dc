import { dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf, plus } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { AllocationParts, Part } from '../../valuation/allocation.ts';
import type { UpcomingOutput } from '../../valuation/figures-contract.ts';
import {
  figuresOf,
  measureReturns,
  moneyText,
  sparklineOf,
  unknownFigures,
  valueDaysAgo,
} from '../../valuation/measure-total.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import { inShown, type Shown, type ValuedHolding } from '../bond-output.ts';
import type { BondEvent } from '../bonds-view.ts';
import { isKnown, totalOfBonds } from '../module-total.ts';
import { runUpTaxes } from '../run-up-taxes.ts';
import { bondStamp, holdingsOf } from './holding-store.ts';
import { bondClassNames } from './quoted-store.ts';
import { valueBonds } from './value-bonds.ts';

/** Bonds in the sums of everything: their value, their history, and the payments to come. */
export const bondsModule: ValuedModule = {
  slug: 'bonds',
  stamp: (context) => bondStamp(context.services.database, actorOf(context).userId),
  async value(context, { currency, today, withTaxes }) {
    const { services, locale } = context;
    const rows = await holdingsOf(services.database, actorOf(context).userId);
    if (rows.length === 0) return null;
    const rates = await marketMemoryOf(services).rates(today);
    // Where the shown currency has no rate nothing can be said in it.
    const isSayable = rates.knows(currency);
    const { holdings, shown } = await valueBonds(services, rows, { currency: isSayable ? currency : 'pln' });
    const known = isSayable ? holdings.filter(isKnown) : [];
    const held = holdings.filter(({ figures }) => figures.status === 'held');
    const total = totalOfBonds(known, shown);
    const isUnknown = known.length === 0;
    const name = nameIn(await bondClassNames(services.database), locale);
    return {
      total,
      figures: {
        ...(isUnknown ? unknownFigures : figuresOf(total, measureReturns(total))),
        value_30_days_ago: isUnknown ? null : valueDaysAgo(total.daily, 30),
        holdings_count: held.length,
        class_names: held.length ? [name] : [],
        first_day: isUnknown ? null : dayOf(total.daily.first),
        last_synchronization: null,
        cash: [],
        cash_value: '0',
        missing: held.filter((each) => !isKnown(each)).length,
        estimated: 0,
        is_simulated: held.some(({ figures }) => figures.isSimulated),
        at_last_close: false,
        value_day: null,
        shown_currency: currency,
        sparkline: isUnknown ? [] : sparklineOf(total),
        share: isUnknown ? null : 100,
      },
      allocation: partsOf(known, shown, name),
      upcoming: isSayable ? upcomingOf(held, shown) : [],
      ...(withTaxes && { taxes: runUpTaxes(known, shown) }),
    };
  },
};

function partsOf(holdings: readonly ValuedHolding[], shown: Shown, name: string): AllocationParts {
  const held = holdings.filter(({ figures }) => figures.status === 'held');
  const by = (keyOf: (holding: ValuedHolding) => Omit<Part, 'value'>): Part[] =>
    held.map((holding) => ({
      ...keyOf(holding),
      value: floatOf(inShown(holding.figures.value!, holding.facts.bond_currency, shown, shown.day)),
    }));
  return {
    by_class: by(() => ({ key: 'bonds', label: name })),
    by_portfolio: by(() => ({ key: 'module:bonds', label: name })),
    by_currency: by(({ facts }) => ({ key: facts.bond_currency, label: facts.bond_currency.toUpperCase() })),
    none: by(({ facts }) => ({ key: facts.id, label: facts.symbol })),
    by_instrument: by(({ facts }) => ({ key: `bond:${facts.symbol}`, label: facts.symbol })),
    by_broker: by(() => ({ key: 'own', label: 'own' })),
  };
}

/** The next payment of each holding, before tax as all that is coming. */
function upcomingOf(held: readonly ValuedHolding[], shown: Shown): UpcomingOutput[] {
  return held.flatMap(({ facts, figures: { next } }) =>
    next
      ? [
          {
            id: `bond:${facts.id}`,
            kind: (next.kind === 'interest' ? 'bond-interest' : 'bond-maturity') satisfies BondEvent,
            day: next.day,
            ticker: facts.symbol,
            title: facts.symbol,
            units: String(facts.amount),
            per_unit: null,
            per_unit_currency: null,
            amount: moneyText(
              inShown(plus(next.principal, next.interest), facts.bond_currency, shown, shown.day),
            ),
            paid_on: next.day,
          },
        ]
      : [],
  );
}
