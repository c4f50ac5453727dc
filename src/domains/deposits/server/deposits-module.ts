import { dayOf } from '../../../foundation/calendar-day.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { AllocationParts, Part } from '../../valuation/allocation.ts';
import {
  figuresOf,
  measureReturns,
  sparklineOf,
  unknownFigures,
  valueDaysAgo,
} from '../../valuation/measure-total.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import type { DepositOutput } from '../contract.ts';
import { depositOutput } from '../deposit-output.ts';
import { runUpTaxes } from '../run-up-taxes.ts';
import { totalOfDeposits } from '../total-of-deposits.ts';
import { depositStamp, depositsOf } from './deposit-store.ts';

/** Deposits in the sums of everything, beside the bonds: both are money lent for a time. */
export const depositsModule: ValuedModule = {
  slug: 'bonds',
  stamp: (context) => depositStamp(context.services.database, actorOf(context).userId),
  async value(context, { currency, today, withTaxes }) {
    const { services } = context;
    const rows = await depositsOf(services.database, actorOf(context).userId);
    if (rows.length === 0) return null;
    const rates = await marketMemoryOf(services).rates(today);
    const day = dayOf(today);
    const isSayable = rates.knows(currency) && rows.every((row) => rates.knows(row.currency));
    const total = totalOfDeposits(isSayable ? rows : [], { currency, rates, today: day });
    const outputs = rows.map((row) => depositOutput(row, day, { currency, rates }));
    const running = outputs.filter(({ status }) => status === 'running');
    return {
      total,
      figures: {
        ...(isSayable ? figuresOf(total, measureReturns(total)) : unknownFigures),
        value_30_days_ago: isSayable ? valueDaysAgo(total.daily, 30) : null,
        holdings_count: running.length,
        class_names: [],
        first_day: isSayable ? dayOf(total.daily.first) : null,
        last_synchronization: null,
        cash: [],
        cash_value: '0',
        missing: isSayable ? 0 : running.length,
        estimated: 0,
        is_simulated: false,
        at_last_close: false,
        value_day: null,
        shown_currency: currency,
        sparkline: isSayable ? sparklineOf(total) : [],
        share: isSayable ? 100 : null,
      },
      allocation: partsOf(isSayable ? running : []),
      upcoming: [],
      ...(withTaxes && isSayable && { taxes: runUpTaxes(rows, { currency, rates, today }) }),
    };
  },
};

/** The words for deposits are the page's: their key stands for them. */
function partsOf(
  running: readonly Pick<DepositOutput, 'id' | 'name' | 'currency' | 'shown_value'>[],
): AllocationParts {
  const by = (keyOf: (deposit: (typeof running)[number]) => Omit<Part, 'value'>): Part[] =>
    running.map((deposit) => ({ ...keyOf(deposit), value: Number(deposit.shown_value) }));
  const together = by(() => ({ key: 'deposits', label: 'deposits' }));
  return {
    by_class: together,
    by_portfolio: together,
    by_currency: by(({ currency }) => ({ key: currency, label: currency.toUpperCase() })),
    none: by(({ id, name }) => ({ key: id, label: name })),
    by_instrument: by(({ id, name }) => ({ key: `deposit:${id}`, label: name })),
    by_broker: by(() => ({ key: 'own', label: 'own' })),
  };
}
