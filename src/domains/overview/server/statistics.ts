import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { allocationOf } from '../../valuation/allocation.ts';
import { figuresOfModules, totalOfModules, upcomingOfModules } from '../../valuation/module-value.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import { historyOf } from '../../valuation/server/history-of.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
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
    const stampOf = async () => (await Promise.all(asked.map((one) => one.stamp(context)))).join(' ');
    const question = ['statistics', query, asked.map(({ slug }) => slug)];
    return remembered(context, question, stampOf, () => reckon(context, asked, query));
  };
}

async function reckon(context: Context, asked: readonly ValuedModule[], query: Query) {
  const { services } = context;
  const currency = query.currency?.toLowerCase() ?? 'pln';
  if (!/^[a-z]{3,10}$/.test(currency)) throw invalid({ currency: ['currencyError'] });
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const [rates, ...answers] = await Promise.all([
    marketMemoryOf(services).rates(today),
    ...asked.map((one) => one.value(context, { currency, today })),
  ]);
  const values = answers.filter((answer) => answer !== null);
  const history = values.length
    ? await historyOf(services, totalOfModules(values, today), {
        period: query.period,
        benchmark: 'WIG20',
        shown: currency,
        rates,
      })
    : null;
  return {
    data: {
      module: query.module,
      currency,
      figures: figuresOfModules(values, today),
      history,
      allocation: allocationOf(values.map(({ allocation }) => allocation)),
      upcoming: upcomingOfModules(values, mostUpcoming),
    },
  };
}
