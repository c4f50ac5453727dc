import { sentimentLevel, sentimentLevels } from '../../sentiment-level.ts';
import { gaugeArc, gaugePlace, gaugePoint } from './gauge.ts';
import styles from './sentiment-gauge.module.css';

type Props = { score: number | null; label: string };

/** Five steps of a half circle; the knob stands where the score is inside its step. */
export function SentimentGauge({ score, label }: Props) {
  const here = score === null ? -1 : sentimentLevels.indexOf(sentimentLevel(score));
  const knob = score === null ? null : gaugePoint(gaugePlace(score));
  return (
    <svg className={styles.gauge} viewBox="0 0 336 184" role="img" aria-label={label}>
      {sentimentLevels.map((level, at) => (
        <path key={level} className={at === here ? styles.here : styles.step} d={gaugeArc(at)} />
      ))}
      {knob && <circle className={styles.knob} cx={knob.x} cy={knob.y} r="10" />}
    </svg>
  );
}
