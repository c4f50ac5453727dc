import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import type { BenchmarkOutput } from '../../contract.ts';
import { useComparison } from '../comparison-context.ts';
import styles from './benchmark-pills.module.css';

/** What the line of an asset can have in it; a label says which (rule CO-3). */
type Quoted = Exclude<BenchmarkOutput['contents'], 'inflation' | 'strategy'>;

/** What is compared, each with its number; a benchmark can be taken away. */
export function BenchmarkPills({ onRemove }: { onRemove: (key: string) => void }) {
  const t = useTranslations('comparison');
  const { benchmarks, ownColour } = useComparison();
  return (
    <ul className={styles.pills} aria-label={t('pills.label')}>
      <li className={styles.pill}>
        <NumberBadge number={1} colour={ownColour} />
        <b>{t('own')}</b>
      </li>
      {benchmarks.map(({ benchmark, number, colour, label, reason, note }) => (
        <li key={benchmark.key} className={styles.pill} title={note}>
          <NumberBadge number={number} colour={colour} />
          <span className={styles.name}>
            <b>{label}</b>
            {reason ? (
              <small className={styles.reason}>{reason}</small>
            ) : (
              benchmark.kind === 'asset' && <small>{t(`holds.${benchmark.contents as Quoted}`)}</small>
            )}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('pills.remove', { name: label })}
            data-print="hide"
            onClick={() => onRemove(benchmark.key)}
          >
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      {benchmarks.length === 0 && <li className={styles.none}>{t('pills.none')}</li>}
    </ul>
  );
}
