import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { MarketClass } from '../../contract.ts';
import styles from './market-skeleton.module.css';
import view from './market-view.module.css';
import { hasMap } from './market-view.tsx';
import { TableCard } from './table-card.tsx';

type Props = { assetClass: MarketClass };

/** The view of a class while it loads, in its final layout. */
export function MarketSkeleton({ assetClass }: Props) {
  const t = useTranslations('market');
  const table = <TableCard assetClass={assetClass} quotes={[]} period="24h" loading />;
  if (!hasMap(assetClass)) return <div aria-busy="true">{table}</div>;
  return (
    <div className={view.grid} aria-busy="true">
      <Card title={t(`map.title.${assetClass}`)}>
        <Skeleton shape="block" className={styles.map} />
      </Card>
      <Card title={t('movers.title')}>
        <Skeleton width="100%" />
        {rows.map((row) => (
          <p key={row} className={styles.row}>
            <Skeleton shape="badge" /> <Skeleton width={120} />
          </p>
        ))}
      </Card>
      <div className={view.wide}>{table}</div>
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
