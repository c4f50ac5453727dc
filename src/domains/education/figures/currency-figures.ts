import { compare, decimal, sign } from '../../../foundation/decimal.ts';
import type { HoldingOutput } from '../../performance/contract.ts';
import { money } from '../figure.ts';
import type { FigureCard, FigureRow, RowKey } from '../figure-groups.ts';

type Holding = Pick<
  HoldingOutput,
  | 'name'
  | 'title'
  | 'price_currency'
  | 'market_value'
  | 'unrealised'
  | 'price_effect'
  | 'unrealised_fx_effect'
  | 'is_simulated'
>;

/** What the currency made of the largest holding that is priced in another one than is shown. */
export function currencyFigures(holdings: readonly Holding[], shown: string): FigureCard | null {
  const [largest] = holdings
    .filter(
      (one) => one.price_currency.toLowerCase() !== shown && one.market_value && one.unrealised_fx_effect,
    )
    .toSorted((a, b) => compare(decimal(b.market_value!), decimal(a.market_value!)));
  if (!largest) return null;
  const row = (key: RowKey, value: string | null): FigureRow => ({
    key,
    figure: value === null ? null : money(value, shown),
  });
  return {
    groups: [
      {
        subject: `${largest.name} · ${largest.title}`,
        rows: [
          row('value', largest.market_value),
          row('unrealised', largest.unrealised),
          row('priceEffect', largest.price_effect),
          row('fxEffect', largest.unrealised_fx_effect),
        ],
      },
    ],
    note: sign(decimal(largest.unrealised_fx_effect!)) < 0 ? 'fxHurt' : 'fxHelped',
    isSimulated: largest.is_simulated,
  };
}
