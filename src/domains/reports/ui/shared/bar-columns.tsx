import type { CSSProperties } from 'react';
import { barLayout } from '../charts/bar-layout.ts';
import styles from './bar-columns.module.css';
import type { BarsChart } from './bar-rows.tsx';
import { useChartNumbers } from './use-chart-numbers.ts';

/** Many bars, upright: only the first, the middle and the last have room for a name. */
export function BarColumns({ chart }: { chart: BarsChart }) {
  const text = useChartNumbers(chart.unit);
  const { bars } = chart;
  const { parts, zero } = barLayout(bars.map(({ value }) => [value]));
  const named = new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1]);
  return (
    <ol
      className={styles.columns}
      style={{ '--zero': zero, '--count': bars.length } as CSSProperties}
      aria-hidden="true"
    >
      {bars.map(({ label, value }, at) => {
        const part = parts[at]?.[0];
        const place = { '--low': part?.low ?? 0, '--size': part ? part.high - part.low : 0 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={at} title={`${label}: ${text(value)}`}>
            <i className={value < 0 ? styles.below : styles.above} style={place as CSSProperties} />
            {named.has(at) && <span>{label}</span>}
          </li>
        );
      })}
    </ol>
  );
}
