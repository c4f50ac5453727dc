import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../design-system/figures/figure.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { IncomeOutput } from '../contract.ts';
import styles from './income-head.module.css';

/** What came in the period, and what of it still waits. */
export function IncomeHead({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.head');
  const names = useCalendarNames();
  const { currency, period, today, received, open, expected, whole } = income;
  const isNext = period === 'next';
  const isNow = period === today.slice(0, 4);
  const label = isNext
    ? t('expected')
    : isNow
      ? t('receivedTo', { year: period, day: dayText(today, 'weekday', names) })
      : t('received', { year: period });
  const about = (value: string): ReactNode => (
    <>
      {Number(value) !== 0 && '≈ '}
      <Amount value={value} currency={currency} />
    </>
  );
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label} title={t('receivedHint')}>
          {label}
        </p>
        <p className={styles.total}>
          <Amount value={isNext ? expected.net : received.net} currency={currency} size="hero" />
        </p>
        {isNow && (
          <p className={styles.below}>
            <span className={styles.whole}>
              {about(whole)} <i>{t('wholeYear')}</i>
            </span>
            <span>{t('withRest')}</span>
          </p>
        )}
      </div>
      <FigureList>
        {!isNext && (
          <>
            <Figure
              label={t('dividends')}
              meaning={t('dividendsHint')}
              sub={t('dividendPayers', { count: received.dividends.count })}
            >
              <Amount value={received.dividends.net} currency={currency} />
            </Figure>
            <Figure
              label={t('interest')}
              meaning={t('interestHint')}
              sub={t('interestPayers', { count: received.interest.count })}
            >
              <Amount value={received.interest.net} currency={currency} />
            </Figure>
            <Figure label={t('open')} sub={t('openCount', { count: open.count })}>
              <Amount value={open.net} currency={currency} />
            </Figure>
          </>
        )}
        {(isNow || isNext) && (
          <Figure
            label={t(isNext ? 'expectedAll' : 'expectedTo')}
            sub={t('expectedCount', { count: expected.count })}
          >
            {about(expected.net)}
          </Figure>
        )}
      </FigureList>
    </div>
  );
}
