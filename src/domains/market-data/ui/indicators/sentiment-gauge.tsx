import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { minus } from '../../../../foundation/format-number.ts';
import { sentimentBounds, sentimentLevel, sentimentLevels, sentimentScale } from '../../sentiment-level.ts';
import styles from './sentiment-gauge.module.css';

type Props = { score: number; label: string };

/** Where each level ends, from -1 to 1. */
const { bearish, lower, upper, bullish } = sentimentBounds;
const ends = [bearish, lower, upper, bullish, sentimentScale.most];
const colours = ['--hm-d3', '--hm-d2', '--hm-0', '--hm-u2', '--hm-u3'];

/** Five levels with their thresholds, and where the score stands on them. */
export function SentimentGauge({ score, label }: Props) {
  const t = useTranslations('market.indicators.sentiment.levels');
  const numbers = useNumbers();
  const own = sentimentLevel(score);
  return (
    <div role="img" aria-label={label}>
      <div className={styles.track}>
        {sentimentLevels.map((level, at) => (
          <span
            key={level}
            className={styles.band}
            style={{
              flexGrow: (ends[at] ?? 1) - (ends[at - 1] ?? -1),
              background: `var(${colours[at]})`,
            }}
            title={t(level)}
          />
        ))}
        <i className={styles.mark} style={{ left: `${placeOf(score)}%` }} />
      </div>
      <div className={styles.scale}>
        <span style={{ left: 0 }}>{`${minus}1`}</span>
        {ends.slice(0, -1).map((end) => (
          <span key={end} style={{ left: `${placeOf(end)}%` }}>
            {numbers.number(end.toFixed(2), { signed: true })}
          </span>
        ))}
        <span style={{ left: '100%' }}>+1</span>
      </div>
      <p className="visually-hidden">{t(own)}</p>
    </div>
  );
}

/** In percent of the track; scores beyond its ends stay on it. */
function placeOf(score: number): number {
  return (Math.max(-1, Math.min(1, score)) + 1) * 50;
}
