import { useTranslations } from 'use-intl';
import { negated, sign } from '../../../../foundation/decimal.ts';
import type { LoanResult } from '../../loan-subsidy/loan-result.ts';
import { Money, moneyText } from '../frame/money.tsx';
import { ResultCard } from '../frame/result-card.tsx';
import styles from './loan-result-card.module.css';

type Props = { result: LoanResult; query: string };

export function LoanResultCard({ result, query }: Props) {
  const t = useTranslations('toolLoan');
  const { schedule, totals, interestCost, standard, saving } = result;
  const isDearer = sign(saving) < 0;
  return (
    <ResultCard
      label={t('first')}
      amount={schedule[0]!.afterSubsidy}
      note={t('instead', { amount: moneyText(standard.instalment) })}
      query={query}
      rows={[
        { key: 'subsidies', label: t('subsidies'), value: <Money value={totals.fromFund} /> },
        { key: 'interest', label: t('interestCost'), value: <Money value={interestCost} /> },
        {
          key: 'standardInstalment',
          label: t('standardInstalment'),
          value: <Money value={standard.instalment} />,
        },
        { key: 'standard', label: t('standardInterest'), value: <Money value={standard.interest} /> },
        {
          key: 'saving',
          label: <b>{isDearer ? t('dearer') : t('saving')}</b>,
          value: (
            <b className={isDearer ? undefined : styles.saving}>
              <Money value={isDearer ? negated(saving) : saving} />
            </b>
          ),
        },
      ]}
    />
  );
}
