import type { QuietHours } from '../../due-time.ts';
import styles from './night-drawing.module.css';
import { nightLayout } from './night-layout.ts';
import { timeOf } from './time-of-day.ts';

const width = 344;
const height = 88;
const ground = `M0 ${height - 18}C${width * 0.2} ${height - 24} ${width * 0.45} ${height - 24} ${width * 0.65} ${height - 20}S${width * 0.9} ${height - 15} ${width} ${height - 19}V${height}H0Z`;

type Props = { quiet: QuietHours | null; label: string };

/** Messages of a day; those of the night wait and come as one. */
export function NightDrawing({ quiet, label }: Props) {
  const { nights, dots, bundle } = nightLayout(quiet);
  const x = (part: number) => part * width;
  const line = height - 38;
  return (
    <div className={styles.picture}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.day}>
        {nights.map(({ from, to }) => (
          <rect key={from} x={x(from)} width={x(to - from)} height={height} className={styles.night} />
        ))}
        <path d={ground} className={styles.ground} />
        {dots.map(({ at, waits }) => (
          <circle key={at} cx={x(at)} cy={line} r={6} className={waits ? styles.waiting : styles.sent} />
        ))}
        {bundle?.since != null && (
          <path
            d={`M${x(bundle.since)} ${line - 13}C${x(bundle.since) + 28} 8 ${x(bundle.at) - 30} 8 ${x(bundle.at) - 2} ${line - 18}`}
            className={styles.way}
          />
        )}
        {bundle && <circle cx={x(bundle.at)} cy={line - 6} r={10} className={styles.sent} />}
      </svg>
      <div className={styles.hours} aria-hidden="true">
        <span>12:00</span>
        {quiet && <Hours quiet={quiet} />}
        <span>12:00</span>
      </div>
    </div>
  );
}

/** Under the edges of the night, as far as they do not run into noon. */
function Hours({ quiet }: { quiet: QuietHours }) {
  const edges = [quiet.from, quiet.to].map((minutes) => ({
    minutes,
    part: ((minutes - 720 + 1440) % 1440) / 1440,
  }));
  const [one, other] = edges;
  const apart = Math.abs(one!.part - other!.part) > 0.14;
  return edges
    .filter(({ part }, at) => part > 0.16 && part < 0.84 && (apart || at === 0))
    .map(({ minutes, part }) => (
      <span key={minutes} className={styles.edge} style={{ left: `${part * 100}%` }}>
        {timeOf(minutes)}
      </span>
    ));
}
