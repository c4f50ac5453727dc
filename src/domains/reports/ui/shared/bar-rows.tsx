import type { CSSProperties } from 'react';
import type { DocumentChart } from '../../document/report-document.ts';
import styles from './bar-rows.module.css';
import { useChartNumbers } from './use-chart-numbers.ts';

export type BarsChart = Extract<DocumentChart, { of: 'steps' | 'bars' }>;

/** Bars that lie, each with its name and its value: a list for those who listen. The last of steps is their sum. */
export function BarRows({ chart }: { chart: BarsChart }) {
  const text = useChartNumbers(chart.unit);
  const total = chart.of === 'steps' ? chart.bars.at(-1) : undefined;
  const bars = total ? chart.bars.slice(0, -1) : chart.bars;
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const signed = chart.of === 'steps' || low < 0;
  return (
    <ul className={styles.rows}>
      {bars.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
        <li key={at}>
          <span className={styles.name}>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <i
              className={value < 0 ? styles.below : styles.above}
              style={placeOf((Math.min(0, value) - low) / span, Math.abs(value) / span)}
            />
          </span>
          <span className={styles.value}>{text(value, { signed })}</span>
        </li>
      ))}
      {total && (
        <li className={styles.total}>
          <span className={styles.name}>{total.label}</span>
          <span className={styles.value}>{text(total.value)}</span>
        </li>
      )}
    </ul>
  );
}

const placeOf = (left: number, width: number) => ({ '--left': left, '--width': width }) as CSSProperties;
