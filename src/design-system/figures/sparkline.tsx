import { linePath } from '../chart/path.ts';
import { classNames } from '../class-names.ts';
import styles from './sparkline.module.css';

type Props = {
  points: readonly number[];
  width?: number;
  height?: number;
  /** Without it the line is decoration beside the figure it draws. */
  label?: string;
  className?: string;
};

/** A small line over a soft fill, ending in an amber dot. */
export function Sparkline({ points, width = 184, height = 80, label, className }: Props) {
  if (points.length < 2) return null;
  const low = Math.min(...points);
  const span = Math.max(...points) - low || 1;
  const x = (at: number) => 2 + (at / (points.length - 1)) * (width - 8);
  const y = (value: number) => height - 8 - ((value - low) / span) * (height - 20);
  const line = linePath(points.map((value, at) => [x(at), y(value)]));
  const last = points.length - 1;
  return (
    <svg
      className={classNames(styles.sparkline, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={styles.fill} d={`${line}V${height - 4}a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z`} />
      <path className={styles.line} d={line} />
      <circle className={styles.end} cx={x(last)} cy={y(points[last] ?? 0)} r="4" />
    </svg>
  );
}
