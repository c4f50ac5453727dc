import { plus, sign, textOf, zero } from '../../../foundation/decimal.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { LedgerValues } from './ledger-values.ts';

/** Followed cash of some portfolios together, by currency. */
export function cashIn(ledger: Pick<LedgerValues, 'cash'>, portfolios: readonly { id: string }[]) {
  const balances = portfolios.flatMap(({ id }) => ledger.cash.get(id)?.balances ?? []);
  return [...Map.groupBy(balances, (balance) => balance.currency)].map(([currency, list]) => {
    const amount = list.reduce((sum, each) => plus(sum, each.amount), zero);
    return {
      currency,
      amount: textOf(amount),
      value: moneyText(list.reduce((sum, each) => plus(sum, each.value), zero)),
      is_negative: sign(amount) < 0,
    };
  });
}
