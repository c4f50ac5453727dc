import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { modulesOf } from '../../modules/server/module-store.ts';
import { holdingsIn, totalsOf } from '../../performance/figures/ledger-values.ts';
import {
  basisCurrency,
  basisStamp,
  type Liquidation,
  readBasis,
  refuseBasis,
} from '../../performance/server/basis/read-basis.ts';
import { valueLedger } from '../../performance/server/value-ledger.ts';
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
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import type { statistics as statisticsCall } from '../contract.ts';

type Query = CallInput<typeof statisticsCall>['query'];

const mostUpcoming = 12;

/**
 * Totals, history, allocation and what is coming: of one module, or of all that the person has connected together. What
 * is in one that was disconnected stays there and counts again with it (rule P-18).
 */
export function statistics(registered: readonly ValuedModule[], liquidation: Liquidation) {
  return async (context: Context, { query }: { query: Query }) => {
    const modules = await modulesOf(context.services.database, actorOf(context).userId);
    const asked = registered.filter(({ slug }) =>
      query.module === 'all'
        ? modules.some((one) => one.slug === slug && one.is_connected)
        : query.module === slug,
    );
    const stamps = () => [
      ...asked.map((one) => one.stamp(context)),
      basisStamp(context, liquidation, query.basis),
    ];
    const stampOf = async () => (await Promise.all(stamps())).join(' ');
    const question = ['statistics', query, asked.map(({ slug }) => slug)];
    return remembered(context, question, stampOf, () => reckon(context, asked, query, liquidation));
  };
}

async function reckon(
  context: Context,
  asked: readonly ValuedModule[],
  query: Query,
  liquidation: Liquidation,
) {
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
    (await readBasis(context, { basis: query.basis, currency }, total, () =>
      taxesOf(
        context,
        liquidation,
        asked.flatMap((module, at) => (answers[at] ? [{ module, value: answers[at] }] : [])),
        today,
      ),
    ));
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

/** What selling everything would leave to be paid: of portfolios, and of modules that know it of themselves. */
async function taxesOf(
  context: Context,
  liquidation: Liquidation,
  valued: readonly { module: ValuedModule; value: ModuleValue }[],
  today: number,
): Promise<DayTaxes> {
  const parts = valued.map(({ module, value }) =>
    module.slug === 'brokerage-investments' ? portfolioTaxes(context, liquidation) : value.taxes,
  );
  const known = (await Promise.all(parts)).map((part) => part ?? untaxed(today));
  return taxesTogether(known, today);
}

async function portfolioTaxes(context: Context, liquidation: Liquidation): Promise<DayTaxes> {
  const ledger = await valueLedger(context, { currency: basisCurrency });
  const portfolios = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const holdings = holdingsIn(ledger.holdings, portfolios);
  return liquidation.taxes(context, { ...ledger, portfolios, holdings }, totalsOf(ledger));
}

/** What a module that knows of no tax has stands outside of it, and that is said. */
const untaxed = (today: number): DayTaxes => ({
  ...{ first: today, tax: new Float64Array(1), counted: ['outside'], uncovered: 0 },
});
