import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { Explain } from '../../../design-system/overlays/explain.tsx';
import { currencyUnit } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import type { TotalView } from '../dashboard-view.ts';

type Props = { total: TotalView; currency: string };

const bold = (text: ReactNode) => <b>{text}</b>;

function Money(props: { value: string; currency: string }) {
  return (
    <b>
      <Amount {...props} />
    </b>
  );
}

/** Where the total profit comes from. */
export function ExplainProfit({ total, currency }: Props) {
  const t = useTranslations('dashboard.home');
  const { parts } = total;
  if (!parts) return null;
  const row = (name: string, value: string) => [
    name,
    <Amount key="amount" value={value} currency={currency} signed bare />,
  ];
  return (
    <Explain
      of={t('total.profit')}
      sentence={t.rich('explain.profit', {
        invested: () => <Money value={total.invested} currency={currency} />,
        value: () => <Money value={total.value} currency={currency} />,
        profit: () => <Money value={total.profit} currency={currency} />,
      })}
      formula={t('explain.profitFormula')}
      rows={{
        head: [t('explain.profitRow'), currencyUnit(currency)],
        body: [row(t('explain.growth'), parts.growth), row(t('explain.realised'), parts.realised)],
        total: row(t('explain.profitTotal'), total.profit),
      }}
    />
  );
}

export function ExplainInvested({ total, currency }: Props) {
  const t = useTranslations('dashboard.home');
  return (
    <Explain
      of={t('total.invested')}
      sentence={t.rich('explain.invested', {
        invested: () => <Money value={total.invested} currency={currency} />,
      })}
      formula={t('explain.investedFormula')}
    />
  );
}

export function ExplainIrr({ total }: Pick<Props, 'total'>) {
  const t = useTranslations('dashboard.home');
  const numbers = useNumbers();
  const rate = total.irr.percent === null ? undefined : plain(total.irr.percent);
  if (!rate) return null;
  const irr = numbers.percent(rate, { decimals: 1 });
  return (
    <Explain
      of={t('total.irr')}
      sentence={t.rich('explain.irr', { irr, b: bold })}
      formula={t('explain.irrFormula')}
    />
  );
}

export function ExplainTwr({ total, currency }: Props) {
  const t = useTranslations('dashboard.home');
  const grown = total.twr.percent === null ? undefined : plain(1 + total.twr.percent / 100);
  if (!grown) return null;
  return (
    <Explain
      of={t('total.twr')}
      sentence={t.rich('explain.twr', { growth: () => <Money value={grown} currency={currency} /> })}
      formula={t('explain.twrFormula')}
    />
  );
}
