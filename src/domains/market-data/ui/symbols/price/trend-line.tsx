import { classNames } from '../../../../../design-system/class-names.ts';
import { groundPath, linePath } from '../../../../../design-system/site/chart-path.ts';
import styles from './trend-line.module.css';

type Props = {
  /** From 0, the lowest, to 100. */
  points: readonly number[];
  className?: string;
};

const top = 100;
const toY = (value: number) => top - value;

/** A year at a glance beside its figures, stretched to its box and ending in an amber dot. */
export function TrendLine({ points, className }: Props) {
  const last = points.at(-1);
  if (last === undefined || points.length < 2)
    return <span className={classNames(styles.trend, className)} />;
  return (
    <span className={classNames(styles.trend, className)}>
      <span className={styles.box}>
        <svg viewBox={`0 0 ${points.length - 1} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.ground} d={groundPath(points, toY, top + 12)} />
          <path className={styles.line} d={linePath(points, toY)} />
        </svg>
        <i className={styles.end} style={{ top: `${toY(last)}%` }} />
      </span>
    </span>
  );
}
