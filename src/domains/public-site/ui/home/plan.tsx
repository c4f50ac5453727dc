import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { ReplayChart } from './examples/replay-chart.tsx';
import { ReplayTable } from './examples/replay-table.tsx';
import styles from './plan.module.css';
import { SectionHead } from './section-head.tsx';

export function Plan() {
  const t = useTranslations('home.plan');
  return (
    <Layer tone="stone3" edge={1} labelledBy="plan">
      <SectionHead id="plan" title={t('title')} lead={t('lead')} />
      <figure className={styles.card}>
        <figcaption className={styles.caption}>
          <h3 className={text.h3}>{t('chartTitle')}</h3>
          <p className={text.sub}>{t('chartNote')}</p>
        </figcaption>
        <ReplayChart />
        <ReplayTable />
      </figure>
    </Layer>
  );
}
