import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './explain-figure.module.css';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** As tall as most explanations. */
export function ExplainWaiting() {
  const t = useTranslations('explain');
  return (
    <>
      <p className={styles.sentence}>{t('loading')}</p>
      <Skeleton shape="block" height={60} className={styles.formula} />
      {rows.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width={96} />
          <Skeleton width={72} />
          <Skeleton width={72} />
        </div>
      ))}
    </>
  );
}
