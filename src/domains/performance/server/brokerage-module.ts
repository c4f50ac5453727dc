import { floatOf, sign } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { AllocationParts } from '../../valuation/allocation.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { ValuedModule } from '../../valuation/server/valued-module.ts';
import { holdingsIn, nothingKnown, totalsOf, wholeTotal, withoutValues } from '../figures/ledger-values.ts';
import { totalFigures } from '../figures/portfolio-figures.ts';
import type { Liquidation } from './basis/liquidations.ts';
import { portfolioStamp } from './ledger-stamp.ts';
import { upcomingEvents } from './upcoming-events.ts';
import { type ValuedLedger, valueLedger } from './value-ledger.ts';

/** Shares, funds, crypto and whatever else portfolios hold; paper portfolios never count. */
export const brokerageModule = (liquidation: Liquidation): ValuedModule => ({
  slug: 'brokerage-investments',
  async stamp(context, { withTaxes }) {
    const stamps = [portfolioStamp(context), ...(withTaxes ? [liquidation.stamp(context)] : [])];
    return (await Promise.all(stamps)).join(' ');
  },
  async value(context, { currency, withTaxes }) {
    const ledger = await valueLedger(context, { currency });
    const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
    if (real.length === 0) return null;
    const totals = totalsOf(ledger);
    const total = wholeTotal(ledger, totals);
    const sold = { ...ledger, portfolios: real, holdings: holdingsIn(ledger.holdings, real) };
    return {
      total: nothingKnown(ledger, real) ? withoutValues(total) : total,
      figures: totalFigures(ledger, real, total, context.locale),
      allocation: partsOf(ledger, context.locale),
      upcoming: await upcomingEvents(context, ledger),
      ...(withTaxes && { taxes: await liquidation.taxes(context, sold, totals) }),
    };
  },
});

function partsOf(ledger: ValuedLedger, locale: string): AllocationParts {
  const real = new Map(
    ledger.portfolios
      .filter((portfolio) => !portfolio.is_virtual)
      .map((portfolio) => [portfolio.id, portfolio.name]),
  );
  const held = ledger.holdings.flatMap((holding) => {
    const value = ledger.measured.get(holding.id)?.value;
    if (!real.has(holding.portfolio_id) || !value || sign(value.units) <= 0) return [];
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
    by_class: [
      ...by((holding) => ({ key: holding.class_slug, label: nameIn(holding.class_names, locale) })),
      ...cashSlice,
    ],
    by_portfolio: [
      ...by((holding) => ({ key: holding.portfolio_id, label: real.get(holding.portfolio_id)! })),
      ...cashBy((balance) => ({ key: balance.portfolioId, label: real.get(balance.portfolioId)! })),
    ],
    by_currency: [
      ...by((holding) => ({ key: holding.price_currency, label: holding.price_currency.toUpperCase() })),
      ...cashBy((balance) => ({ key: balance.currency, label: balance.currency.toUpperCase() })),
    ],
    none: [...by((holding) => ({ key: holding.id, label: title(holding) })), ...cashSlice],
    by_instrument: [
      ...by((holding) => ({ key: holding.instrument_id, label: title(holding) })),
      ...cashSlice,
    ],
    by_broker: [
      ...by((holding) => ({ key: holding.broker_id ?? 'own', label: holding.broker_id ?? 'own' })),
      ...cashBy(() => ({ key: 'own', label: 'own' })),
    ],
  };
}
