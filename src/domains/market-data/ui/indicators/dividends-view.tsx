import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { priceDecimals } from '../../../../foundation/format-amount.ts';
import { FactsTable } from './facts-table.tsx';
import { MaybeDay } from './maybe-day.tsx';
import { reportedFigure } from './reported-figure.ts';
import type { Indicators } from './use-indicators.ts';

type Props = {
  dividends: NonNullable<Indicators['dividends']>;
  currencyOf: (id: string | null) => string;
};

export function DividendsView({ dividends, currencyOf }: Props) {
  const t = useTranslations('market.indicators.dividends');
  if (dividends.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <FactsTable
      label={t('label')}
      head={[t('execution'), t('declaration'), t('record'), t('payment'), t('amount')]}
      rows={dividends.map((dividend) => {
        const amount = reportedFigure(dividend.amount);
        return {
          key: dividend.execution_date,
          cells: [
            <MaybeDay key="execution" day={dividend.execution_date} />,
            <MaybeDay key="declaration" day={dividend.declaration_date} />,
            <MaybeDay key="record" day={dividend.record_date} />,
            <MaybeDay key="payment" day={dividend.payment_date} />,
            <Amount
              isPublic
              key="amount"
              value={amount}
              currency={currencyOf(dividend.currency_id)}
              decimals={amount ? priceDecimals(amount) : undefined}
            />,
          ],
        };
      })}
    />
  );
}
