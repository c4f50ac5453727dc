import { compare, decimal } from '../../../foundation/decimal.ts';
import type { BondOutput } from '../../bonds/contract.ts';
import { money } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

type Bond = Pick<BondOutput, 'symbol' | 'kind' | 'status' | 'value' | 'redemption' | 'is_simulated'>;

/** The largest holding of savings bonds: what it is worth, and what giving it back today would pay. */
export function bondsFigures(bonds: readonly Bond[], shown: string): FigureCard | null {
  const [largest] = bonds
    .filter(({ kind, status, value }) => status === 'held' && kind !== 'catalyst' && value !== null)
    .toSorted((a, b) => compare(decimal(b.value!), decimal(a.value!)));
  if (!largest) return null;
  const { redemption } = largest;
  const given = redemption && [
    { key: 'redemptionFee' as const, figure: money(redemption.fee, shown) },
    { key: 'redemptionTax' as const, figure: money(redemption.tax, shown) },
    { key: 'redemption' as const, figure: money(redemption.net, shown) },
  ];
  return {
    groups: [
      {
        subject: largest.symbol,
        rows: [{ key: 'value', figure: money(largest.value!, shown) }, ...(given ?? [])],
      },
    ],
    note: redemption?.is_open ? 'redeemable' : 'notRedeemable',
    isSimulated: largest.is_simulated,
  };
}
