import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { decimal, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import type { BondOutput, BondTotals } from '../../contract.ts';

type Props = { bonds: readonly BondOutput[]; totals: BondTotals };

const mostRows = 5;

/** Rows of the largest holdings, what is left in one line, and the sum. */
function useRows(
  bonds: readonly BondOutput[],
  currency: string,
  worthOf: (bond: BondOutput) => string | null,
  cells: (bond: BondOutput) => ReactNode[],
) {
  const t = useTranslations('bonds.value.explain');
  const known = bonds
    .filter((bond) => bond.status === 'held' && worthOf(bond) !== null)
    .toSorted((a, b) => Number(worthOf(b)) - Number(worthOf(a)));
  const sum = (list: readonly BondOutput[]) =>
    textOf(list.reduce((total, bond) => plus(total, decimal(worthOf(bond)!)), zero));
  const rest = known.slice(mostRows);
  const empty = known[0] ? cells(known[0]).map(() => '') : [];
  const line = (name: string, list: readonly BondOutput[]) => [
    name,
    ...empty,
    <Amount key="sum" value={sum(list)} currency={currency} bare />,
  ];
  return {
    body: known
      .slice(0, mostRows)
      .map((bond) => [
        bond.symbol,
        ...cells(bond),
        <Amount key="worth" value={worthOf(bond)} currency={currency} bare />,
      ]),
    more: rest.length ? line(t('more', { count: rest.length }), rest) : null,
    total: line(t('total'), known),
  };
}

export function ExplainValue({ bonds, totals }: Props) {
  const t = useTranslations('bonds.value');
  const numbers = useNumbers();
  const rows = useRows(
    bonds,
    totals.currency,
    ({ value }) => value,
    (bond) => [
      numbers.units(String(bond.amount)),
      <Amount key="each" value={bond.value_each} currency={bond.bond_currency} bare />,
    ],
  );
  return (
    <Explain
      of={t('explain.worth')}
      sentence={t('explain.value')}
      formula={t('explain.valueFormula')}
      rows={{
        head: [t('explain.series'), t('explain.bonds'), t('explain.each'), t('explain.worth')],
        ...rows,
      }}
      rate={t('explain.valueRate')}
    />
  );
}

export function ExplainRedeemed({ bonds, totals }: Props) {
  const t = useTranslations('bonds.value');
  const rows = useRows(
    bonds,
    totals.currency,
    ({ redemption }) => redemption?.net ?? null,
    ({ redemption }) => [
      <Amount key="fee" value={redemption?.fee} currency={totals.currency} bare />,
      <Amount key="tax" value={redemption?.tax} currency={totals.currency} bare />,
    ],
  );
  return (
    <Explain
      of={t('redeemed')}
      sentence={t('explain.redeemed')}
      formula={t('explain.redeemedFormula')}
      rows={{ head: [t('explain.series'), t('explain.fee'), t('explain.tax'), t('explain.paid')], ...rows }}
    />
  );
}
