import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { hundred, one, over, smaller, textOf, times } from '../../../../foundation/decimal.ts';
import type { LoanResult } from '../../loan-subsidy/loan-result.ts';
import { Money } from '../frame/money.tsx';

/** Where the subsidy of the first month comes from. */
export const SubsidySteps = memo(function SubsidySteps({ result }: { result: LoanResult }) {
  const t = useTranslations('toolLoan');
  const { rate, points, cap, cut, schedule, totals } = result;
  const share = times(smaller(one, over(cap, totals.principal, 6)), hundred);
  const first = schedule[0]!;
  return (
    <Card title={t('how')}>
      <KeyValueList
        items={[
          { key: 'rate', label: t('programmeRate'), value: <Percent value={textOf(rate)} decimals={2} /> },
          { key: 'points', label: t('points'), value: <Percent value={textOf(points)} decimals={2} /> },
          { key: 'share', label: t('share'), value: <Percent value={textOf(share)} decimals={2} /> },
          {
            key: 'supplement',
            label: t('firstSupplement'),
            value: <Money value={first.supplement} />,
          },
          { key: 'cut', label: t('cut'), value: <Money value={cut} /> },
          {
            key: 'paid',
            label: t('firstPaid'),
            value: (
              <b>
                <Money value={first.fromFund} />
              </b>
            ),
          },
        ]}
      />
    </Card>
  );
});
