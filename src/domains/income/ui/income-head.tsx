import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../design-system/figures/figure.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import type { IncomeOutput } from '../contract.ts';
import styles from './income-head.module.css';

/** What came in the period, and what of it still waits. */
export function IncomeHead({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.head');
  const names = useCalendarNames();
  const { currency, period, today, received, expected, whole } = income;
  const isNext = period === 'next';
  const isNow = period === today.slice(0, 4);
  const label = isNext
    ? t('expected')
    : isNow
      ? t('receivedTo', { year: period, day: dayText(today, 'weekday', names) })
      : t('received', { year: period });
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.label} title={t('receivedHint')}>
          {label}
        </p>
        <p className={styles.total}>
          {isNext && <span className={styles.about}>≈ </span>}
          <Amount value={isNext ? expected.net : received.net} currency={currency} size="hero" />
        </p>
        {isNow && (
          <p className={styles.below}>
            <span className={styles.whole}>
              <About value={whole} currency={currency} /> <i>{t('wholeYear')}</i>
            </span>
            <span>{t('withRest')}</span>
          </p>
        )}
      </div>
      <FigureList>
        {isNext ? <ExpectedFigures income={income} /> : <YearFigures income={income} />}
      </FigureList>
    </div>
  );
}

function About({ value, currency }: { value: string; currency: string }) {
  return (
    <>
      {Number(value) !== 0 && '≈ '}
      <Amount value={value} currency={currency} />
    </>
  );
}

function YearFigures({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.head');
  const { currency, received, open, expected, period, today } = income;
  return (
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
      {period === today.slice(0, 4) && (
        <Figure label={t('expectedTo')} sub={t('expectedCount', { count: expected.count })}>
          <About value={expected.net} currency={currency} />
        </Figure>
      )}
    </>
  );
}

/** Of the twelve months to come, what each kind brings. */
function ExpectedFigures({ income: { payments, currency } }: { income: IncomeOutput }) {
  const t = useTranslations('income.head');
  return (['dividend', 'interest'] as const).map((kind) => {
    const own = payments.filter((payment) => payment.kind === kind);
    const net = textOf(sum(own.map((payment) => decimal(payment.net))));
    return (
      <Figure
        key={kind}
        label={t(kind === 'dividend' ? 'dividends' : 'interest')}
        sub={t('expectedCount', { count: own.length })}
      >
        <About value={net} currency={currency} />
      </Figure>
    );
  });
}
