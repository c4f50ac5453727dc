import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { RebalancingOutput } from '../../rebalancing-contract.ts';

type Order = RebalancingOutput['orders'][number];

/** "Buy 4 units at 1 868,30 zł". */
export function useOrderText(currency: string): (order: Order) => string {
  const t = useTranslations('strategies.proposal');
  const numbers = useNumbers();
  return ({ side, units, price }) =>
    t(side, {
      units: t('units', { count: Number(units), units: numbers.units(units) }),
      price: formatAmount(price, currency),
    });
}
