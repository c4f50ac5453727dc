import styles from './drift-bar.module.css';

type Props = {
  /** Weights in percent. */
  now: number;
  target: number;
  /** Where the scale ends. */
  max?: number;
  colour: string;
  label: string;
};

/** A weight as it is, 12 px high, with a tick where it should be. The figures stand beside it in the table. */
export function DriftBar({ now, target, max = 100, colour, label }: Props) {
  const place = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`;
  return (
    <div className={styles.track} role="img" aria-label={label}>
      <div className={styles.now} style={{ width: place(now), background: colour }} />
      <div className={styles.target} style={{ left: place(target) }} />
    </div>
  );
}
