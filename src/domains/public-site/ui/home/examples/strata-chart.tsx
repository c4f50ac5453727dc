import { classNames } from '../../../../../design-system/class-names.ts';
import { StrataPicture } from '../../../../../design-system/site/strata-picture.tsx';
import styles from './strata-chart.module.css';
import { amberPath, benchmarkPath, stonePath, strataBox, valuePath } from './strata-paths.ts';

type Props = { withBenchmark?: boolean; label?: string; className?: string };

/** The layers of the example portfolio. */
export function StrataChart({ withBenchmark, label, className }: Props) {
  return (
    <div className={classNames(styles.chart, className)}>
      <StrataPicture box={strataBox} amber={amberPath} value={valuePath} label={label}>
        <path d={stonePath} className={styles.stone} />
        {withBenchmark && <path d={benchmarkPath} className={styles.benchmark} />}
      </StrataPicture>
    </div>
  );
}
