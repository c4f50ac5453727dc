import styles from './drift-scale.module.css';

type Props = {
  /** In percentage points; null where nothing is known. */
  drift: number | null;
  band: number;
  /** Points from the target in the middle to either end. */
  scale: number;
  outside: boolean;
};

/** Drift with the target in the middle and the band around it. The figure stands beside it. */
export function DriftScale({ drift, band, scale, outside }: Props) {
  const half = (points: number) => (Math.min(Math.abs(points), scale) / scale) * 50;
  return (
    <span className={styles.scale} aria-hidden="true">
      <i className={styles.track} />
      <i className={styles.band} style={{ left: `${50 - half(band)}%`, width: `${2 * half(band)}%` }} />
      {drift !== null && (
        <i
          className={styles.drift}
          data-outside={outside || undefined}
          style={{ left: `${drift < 0 ? 50 - half(drift) : 50}%`, width: `${half(drift)}%` }}
        />
      )}
      <i className={styles.target} />
    </span>
  );
}
