import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { ChangePill } from '../../../../design-system/figures/change-pill.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { PropertyCourse } from '../../contract.ts';
import type { PropertyTotals } from '../../property-totals.ts';
import { CourseChart } from '../course/course-chart.tsx';
import { type CoursePeriod, coursePeriods, coursePoints, isLongerThan } from '../course/course-shape.ts';
import styles from './property-head.module.css';
import { ValueLegend } from './value-parts.tsx';

type Props = { totals: PropertyTotals; course: PropertyCourse; today: string; currency: string };

/** What is the owner's of all properties together, and how it came about. */
export function PropertyHead({ totals, course, today, currency }: Props) {
  const t = useTranslations('realEstate');
  const names = useCalendarNames();
  const [period, setPeriod] = useState<CoursePeriod>('max');
  const offered = coursePeriods.filter((one) => one === 'max' || isLongerThan(course, one));
  const points = coursePoints(course, period);
  const money = (value: string) => <Amount value={value} currency={currency} size="md" greyMinor={false} />;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>
            {t('equityOn', { day: dayText(today, 'weekday', names) })}{' '}
            <Explain
              of={t('detail.yourEquity')}
              sentence={t.rich('equityExplained.sentence', {
                b: (text) => <b>{text}</b>,
                value: formatAmount(totals.value, currency),
                owed: formatAmount(totals.owed, currency),
                equity: formatAmount(totals.equity, currency),
              })}
              formula={t('equityExplained.formula')}
            />
          </p>
          <p>
            <Amount value={totals.equity} currency={currency} size="hero" />
          </p>
          <p className={styles.change}>
            <ChangePill amount={totals.gain} currency={currency} percent={totals.gainPercent} decimals={1} />
            <span>{t('sincePurchase')}</span>
          </p>
          {totals.missing > 0 && <p className={styles.missing}>{t('missing', { count: totals.missing })}</p>}
        </div>
        <FigureList>
          <Figure label={t('value')}>{money(totals.value)}</Figure>
          <Figure label={t('mortgage')}>{money(totals.owed)}</Figure>
          <Figure label={t('netRent')}>
            <Amount value={totals.netRent} currency={currency} size="md" greyMinor={false} />
          </Figure>
          <Figure label={t('netYield')} note={totals.netYield !== null && t('ofRented')}>
            <Percent value={totals.netYield} />
          </Figure>
        </FigureList>
      </div>
      <div className={styles.controls}>
        {offered.length > 1 && (
          <Segmented
            size="sm"
            label={t('period.label')}
            value={period}
            onChange={setPeriod}
            options={offered.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          />
        )}
        <ValueLegend parts={totals.parts} currency={currency} />
      </div>
      {points.length > 1 && <CourseChart points={points} currency={currency} label={t('courseLabel')} />}
    </Card>
  );
}
