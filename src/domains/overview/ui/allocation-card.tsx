import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { seriesColour } from '../../../design-system/chart/series/series-colour.ts';
import { Donut } from '../../../design-system/chart/weights/donut.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import type { CardState } from '../../valuation/card-state.ts';
import { FailedNote } from '../../valuation/ui/card-note.tsx';
import type { AllocationView, Grouping } from '../dashboard-view.ts';
import styles from './allocation-card.module.css';

type Props = { card: CardState<AllocationView>; currency: string };

const groupings: readonly Grouping[] = [
  'byClass',
  'byPortfolio',
  'byCurrency',
  'none',
  'byInstrument',
  'byBroker',
];
const sliceNames = {
  byClass: 'class',
  byPortfolio: 'portfolio',
  byCurrency: 'currency',
  none: 'asset',
  byInstrument: 'asset',
  byBroker: 'broker',
} as const;

/** What it is made of: the graphite block of the page. */
export function AllocationCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.allocation');
  const [grouping, setGrouping] = useState<Grouping>('byClass');
  const chooser = (
    <Menu
      trigger={
        <button type="button" className={styles.chooser}>
          {t(grouping)} <Icon name="chevron-down" size={14} />
        </button>
      }
      items={groupings
        .filter((one) => card.state === 'ready' && card.data[one])
        .map((one) => ({
          label: t(one),
          checked: one === grouping,
          onSelect: () => setGrouping(one),
        }))}
    />
  );
  return (
    <Card graphite title={t('title')} action={card.state === 'ready' && chooser} className={styles.card}>
      {card.state === 'ready' && (
        <Donut
          label={t('title')}
          sliceName={t(sliceNames[grouping])}
          slices={(card.data[grouping] ?? []).map(({ colour, ...slice }) => ({
            ...slice,
            colour: colour === undefined ? undefined : seriesColour(colour, true),
          }))}
          currency={currency}
          largestLabel={t('largest')}
        />
      )}
      {card.state === 'loading' && <Waiting />}
      {card.state === 'empty' && (
        <div className={styles.empty}>
          <span className={styles.ring}>–</span>
          <p>{t('empty')}</p>
        </div>
      )}
      {card.state === 'error' && <FailedNote onRetry={card.onRetry} />}
    </Card>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <div className={styles.waiting}>
      <span className={styles.ring} />
      {rows.map((row) => (
        <span key={row} className={styles.row}>
          <Skeleton width={96} />
          <Skeleton width={64} />
        </span>
      ))}
    </div>
  );
}
