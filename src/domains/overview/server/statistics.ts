import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { allocationOf } from '../../valuation/allocation.ts';
import { figuresOnBasis } from '../../valuation/basis/basis-figures.ts';
import { type DayTaxes, taxesTogether } from '../../valuation/basis/change-basis.ts';
import {
  figuresOfModules,
  type ModuleValue,
  totalOfModules,
  upcomingOfModules,
} from '../../valuation/module-value.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import { historyOf } from '../../valuation/server/history-of.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import { readBasis, refuseBasis } from '../../valuation/server/read-basis.ts';
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import type { statistics as statisticsCall } from '../contract.ts';

type Query = CallInput<typeof statisticsCall>['query'];

const mostUpcoming = 12;

/**
 * Totals, history, allocation and what is coming: of one module, or of all that the person has connected together. What
 * is in one that was disconnected stays there and counts again with it (rule P-18).
 */
export function statistics(registered: readonly ValuedModule[]) {
  return async (context: Context, { query }: { query: Query }) => {
    const modules = await modulesOf(context.services.database, actorOf(context).userId);
    const asked = registered.filter(({ slug }) =>
      query.module === 'all'
        ? modules.some((one) => one.slug === slug && one.is_connected)
        : query.module === slug,
    );
    const withTaxes = query.basis === 'after-tax';
    const stamps = () => asked.map((one) => one.stamp(context, { withTaxes }));
    const stampOf = async () => (await Promise.all(stamps())).join(' ');
    const question = ['statistics', query, asked.map(({ slug }) => slug)];
    return remembered(context, question, stampOf, () => reckon(context, asked, query));
  };
}

async function reckon(context: Context, asked: readonly ValuedModule[], query: Query) {
  const { services } = context;
  const currency = query.currency?.toLowerCase() ?? 'pln';
  if (!/^[a-z]{3,10}$/.test(currency)) throw invalid({ currency: ['currencyError'] });
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  refuseBasis(query.basis, currency);
  const withTaxes = query.basis === 'after-tax';
  const [rates, ...answers] = await Promise.all([
    marketMemoryOf(services).rates(today),
    ...asked.map((one) => one.value(context, { currency, today, withTaxes })),
  ]);
  const values = answers.filter((answer) => answer !== null);
  const total = values.length ? totalOfModules(values, today) : null;
  const basis =
    total &&
    (await readBasis(context, { basis: query.basis, currency }, total, () => taxesOf(values, today)));
  const shown = { period: query.period, benchmark: 'WIG20', shown: currency, rates } as const;
  return {
    data: {
      module: query.module,
      currency,
      figures: figuresOfModules(values, today),
      on_basis: total && basis && figuresOnBasis(total, basis),
      history: total && (await historyOf(services, total, { ...shown, basis: basis ?? null })),
      allocation: allocationOf(values.map(({ allocation }) => allocation)),
      upcoming: upcomingOfModules(values, mostUpcoming),
    },
  };
}

/** What would be left to be paid had everything ended: as each module says of itself. */
function taxesOf(values: readonly ModuleValue[], today: number): DayTaxes {
  return taxesTogether(
    values.map(({ taxes }) => taxes ?? untaxed(today)),
    today,
  );
}

/** What a module that knows of no tax has stands outside of it, and that is said. */
const untaxed = (today: number): DayTaxes => ({
  ...{ first: today, tax: new Float64Array(1), counted: ['outside'], uncovered: 0 },
});
