import { useId } from 'react';
import { classNames } from '../../../../../design-system/class-names.ts';
import styles from './strata-chart.module.css';
import { amberPath, benchmarkPath, stonePath, strataBox, valuePath } from './strata-paths.ts';

type Props = { withBenchmark?: boolean; label?: string; className?: string };

/**
 * The layers of the example portfolio, stretched to whatever box it is given: no script measures anything.
 * Words stand beside it in the page, because text would be stretched too.
 */
export function StrataChart({ withBenchmark, label, className }: Props) {
  const amber = useId();
  return (
    <div className={classNames(styles.chart, className)}>
      <svg
        viewBox={strataBox}
        preserveAspectRatio="none"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <defs>
          <linearGradient id={amber} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.amberTop} />
            <stop offset="1" className={styles.amberBottom} />
          </linearGradient>
        </defs>
        <path d={amberPath} fill={`url(#${amber})`} />
        <path d={stonePath} className={styles.stone} />
        {withBenchmark && <path d={benchmarkPath} className={styles.benchmark} />}
      </svg>
      {/* apart, because inside the stretched drawing its glow would be smeared sideways */}
      <svg viewBox={strataBox} preserveAspectRatio="none" aria-hidden="true" className={styles.glow}>
        <path d={valuePath} className={styles.value} />
      </svg>
    </div>
  );
}
