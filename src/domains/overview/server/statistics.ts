import type { CallInput } from '../../../foundation/contract.ts';
import { floatOf, isZero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import { remembered } from '../../performance/server/answer-memory.ts';
import {
  nothingKnown,
  totalOutput,
  totalsOf,
  wholeTotal,
  withoutValues,
} from '../../performance/server/portfolio-figures.ts';
import { historyOf } from '../../performance/server/portfolio-history.ts';
import { upcomingEvents } from '../../performance/server/upcoming-events.ts';
import { type ValuedLedger, valueLedger } from '../../performance/server/value-ledger.ts';
import { floatMoney, moneyText } from '../../valuation/measure-total.ts';
import type { statistics as statisticsCall } from '../contract.ts';

type Slice = { key: string; label: string; value: string; share: number };
const nothing = {
  by_class: [],
  by_portfolio: [],
  by_currency: [],
  none: [],
  by_instrument: [],
  by_broker: [],
};

/** Totals, history and allocation of a module. Real estate and treasury bonds have nothing to count before they have their own ledgers. */
export function statistics(context: Context, { query }: CallInput<typeof statisticsCall>) {
  return remembered(context, ['statistics', query], () => reckon(context, query));
}

async function reckon(context: Context, query: CallInput<typeof statisticsCall>['query']) {
  const ledger = await valueLedger(context, { currency: query.currency });
  const base = { module: query.module, currency: ledger.shown };
  if (query.module === 'real-estate' || query.module === 'bonds')
    return { data: { ...base, figures: null, history: null, allocation: nothing, upcoming: [] } };
  const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const total = wholeTotal(ledger, totalsOf(ledger));
  const [history, upcoming] = await Promise.all([
    historyOf(context.services, nothingKnown(ledger, real) ? withoutValues(total) : total, {
      period: query.period,
      benchmark: 'WIG20',
      shown: ledger.shown,
      rates: ledger.rates,
    }),
    upcomingEvents(context, ledger),
  ]);
  return {
    data: {
      ...base,
      figures: real.length ? totalOutput(ledger, real, total, context.locale) : null,
      history: real.length ? history : null,
      allocation: allocationOf(ledger, context.locale),
      upcoming,
    },
  };
}

type Part = { key: string; label: string; value: number };

/** Slices of the same key put together, largest first, with shares that add up to 100. */
function slices(parts: readonly Part[]): Slice[] {
  const merged = [...Map.groupBy(parts, (part) => part.key).values()]
    .map((group) => ({ ...group[0]!, value: group.reduce((sum, part) => sum + part.value, 0) }))
    .filter((part) => part.value > 0)
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  const shares = roundShares(merged.map((part) => part.value));
  return merged.map((part, i) => ({ ...part, value: floatMoney(part.value), share: shares[i]! }));
}

function allocationOf(ledger: ValuedLedger, locale: string) {
  const real = new Map(
    ledger.portfolios
      .filter((portfolio) => !portfolio.is_virtual)
      .map((portfolio) => [portfolio.id, portfolio.name]),
  );
  const held = ledger.holdings.flatMap((holding) => {
    const value = ledger.measured.get(holding.id)?.value;
    if (!real.has(holding.portfolio_id) || !value || isZero(value.units)) return [];
    return [{ holding, value: floatOf(value.marketValue) }];
  });
  const cash = [...real.keys()].flatMap((id) =>
    (ledger.cash.get(id)?.balances ?? []).map((balance) => ({
      portfolioId: id,
      currency: balance.currency,
      value: Math.max(0, Number(moneyText(balance.value))),
    })),
  );
  const by = (keyOf: (holding: NamedHolding) => { key: string; label: string }) =>
    held.map(({ holding, value }) => ({ ...keyOf(holding), value }));
  const cashBy = (keyOf: (balance: (typeof cash)[number]) => { key: string; label: string }) =>
    cash.map((balance) => ({ ...keyOf(balance), value: balance.value }));
  const cashSlice = cashBy(() => ({ key: 'cash', label: 'cash' }));
  const title = (holding: NamedHolding) => nameIn(holding.names, locale);
  return {
    by_class: slices([
      ...by((holding) => ({ key: holding.class_slug, label: nameIn(holding.class_names, locale) })),
      ...cashSlice,
    ]),
    by_portfolio: slices([
      ...by((holding) => ({ key: holding.portfolio_id, label: real.get(holding.portfolio_id)! })),
      ...cashBy((balance) => ({ key: balance.portfolioId, label: real.get(balance.portfolioId)! })),
    ]),
    by_currency: slices([
      ...by((holding) => ({ key: holding.price_currency, label: holding.price_currency.toUpperCase() })),
      ...cashBy((balance) => ({ key: balance.currency, label: balance.currency.toUpperCase() })),
    ]),
    none: slices([...by((holding) => ({ key: holding.id, label: title(holding) })), ...cashSlice]),
    by_instrument: slices([
      ...by((holding) => ({ key: holding.instrument_id, label: title(holding) })),
      ...cashSlice,
    ]),
    by_broker: slices([
      ...by((holding) => ({ key: holding.broker_id ?? 'own', label: holding.broker_id ?? 'own' })),
      ...cashBy(() => ({ key: 'own', label: 'own' })),
    ]),
  };
}
