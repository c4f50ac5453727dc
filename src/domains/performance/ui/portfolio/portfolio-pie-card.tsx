import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Donut } from '../../../../design-system/chart/weights/donut.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { AllocationOutput } from '../../../valuation/figures-contract.ts';
import { type PieSlice, pieSlices } from '../../pie-slices.ts';
import styles from './portfolio-pie-card.module.css';

const groupings = ['none', 'by_instrument', 'by_broker'] as const;
type Grouping = (typeof groupings)[number];
const sliceNames = {
  none: 'sliceNone',
  by_instrument: 'sliceInstrument',
  by_broker: 'sliceBroker',
} as const satisfies Record<Grouping, string>;

/** Last in the ring and so beside the first, whose colour would come again after ten. */
const foldedColour = 'var(--ink-3)';
const isFolded = ({ key, label }: Pick<PieSlice, 'key' | 'label'>) => key === 'others' && label === '';

type Props = { allocation: Pick<AllocationOutput, Grouping>; currency: string };

/** What everything is made of: each holding, each instrument, or each broker. */
export function PortfolioPieCard({ allocation, currency }: Props) {
  const t = useTranslations('portfolios.pie');
  const [grouping, setGrouping] = useState<Grouping>('none');
  const { shown, folded } = pieSlices(allocation[grouping]);
  const labelOf = ({ key, label }: PieSlice) => {
    if (isFolded({ key, label })) return t('others', { count: folded });
    if (key === 'cash') return t('cash');
    return key === 'own' ? t('byHand') : label;
  };
  return (
    <Card graphite title={t('title')} className={styles.card}>
      <div className={styles.switch} data-print="hide">
        <Segmented
          size="sm"
          full
          label={t('label')}
          value={grouping}
          onChange={setGrouping}
          options={groupings.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <Donut
          label={t('label')}
          sliceName={t(sliceNames[grouping])}
          slices={shown.map((slice) => ({
            ...slice,
            label: labelOf(slice),
            ...(isFolded(slice) && { colour: foldedColour }),
          }))}
          currency={currency.toUpperCase()}
          largestLabel={t('largest')}
        />
      )}
    </Card>
  );
}
