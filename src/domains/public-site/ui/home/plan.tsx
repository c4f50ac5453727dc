import { useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { ReplayChart } from './examples/replay-chart.tsx';
import { ReplayTable } from './examples/replay-table.tsx';
import { firstDeposit, monthlyDeposit, span } from './examples/strategy-replay.ts';
import styles from './plan.module.css';
import { SectionHead } from './section-head.tsx';

export function Plan() {
  const t = useTranslations('home.plan');
  const names = useCalendarNames();
  return (
    <Layer tone="stone3" edge={1} labelledBy="plan">
      <SectionHead id="plan" title={t('title')} lead={t('lead')} />
      <figure className={styles.card}>
        <figcaption className={styles.caption}>
          <h3 className={text.h3}>{t('chartTitle')}</h3>
          <p className={text.sub}>
            {t('chartNote', {
              first: formatAmount(String(firstDeposit), 'PLN', { decimals: 0 }),
              monthly: formatAmount(String(monthlyDeposit), 'PLN', { decimals: 0 }),
              from: dayText(span.from, 'monthYear', names),
              to: dayText(span.to, 'monthYear', names),
            })}
          </p>
        </figcaption>
        <ReplayChart />
        <ReplayTable />
      </figure>
    </Layer>
  );
}
