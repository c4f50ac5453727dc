import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { type Numbers, plain } from '../../../../foundation/format-number.ts';
import {
  mostCounted,
  type SentimentLevel,
  sentimentBounds,
  sentimentLevels,
  sentimentScale,
} from '../../sentiment-level.ts';
import { Price } from './price/price.tsx';
import { meanSessions, type PriceStanding } from './price/price-standing.ts';
import type { Priced } from './price/price-text.ts';
import styles from './sentiment-card.module.css';
import { SentimentGauge } from './sentiment-gauge.tsx';

type Props = {
  sentiment: { sentiment_score: number; level: SentimentLevel } | null;
  standing: PriceStanding | null;
  priced: Priced;
  isSimulated: boolean;
};

/** What the news say in five steps, and where the price stands among its own. */
export function SentimentCard({ sentiment, standing, priced, isSimulated }: Props) {
  const t = useTranslations('symbols.sentiment');
  const numbers = useNumbers();
  const bare = (value: number) => numbers.number(plain(value) ?? '0');
  const scale = { least: bare(sentimentScale.least), most: bare(sentimentScale.most) };
  const { bearish, lower, upper, bullish } = sentimentBounds;
  const words = {
    headlines: mostCounted,
    bearish: bare(bearish),
    lower: bare(lower),
    upper: bare(upper),
    bullish: bare(bullish),
  };
  const score = sentiment && scoreText(sentiment.sentiment_score, numbers);
  return (
    <Card graphite className={styles.card}>
      <h2 className={text.h3}>{t('title')}</h2>
      <p className={styles.note}>{t('note')}</p>
      <SentimentGauge
        score={sentiment?.sentiment_score ?? null}
        label={
          sentiment ? t('gauge', { level: t(sentiment.level), score: score ?? '', ...scale }) : t('noneText')
        }
      />
      <p className={classNames(styles.level, !sentiment && styles.none)}>
        {sentiment ? t(sentiment.level) : t('none')}
      </p>
      <p className={styles.score}>{score ? t('score', { score, ...scale }) : t('noneText')}</p>
      <ol className={styles.steps} aria-hidden="true">
        {sentimentLevels.map((level) => (
          <li key={level} className={level === sentiment?.level ? styles.here : undefined}>
            {t(level)}
          </li>
        ))}
      </ol>
      <Standing standing={standing} priced={priced} />
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        <p>
          {t('howText', words)} {isSimulated && t('howSample')}
        </p>
      </details>
    </Card>
  );
}

function scoreText(score: number, numbers: Numbers): string {
  return numbers.number(plain(score) ?? '0', { signed: true });
}

function Standing({ standing, priced }: { standing: PriceStanding | null; priced: Priced }) {
  const t = useTranslations('symbols.sentiment');
  const range = standing?.range;
  const tooShort = <Unknown reason={t('tooShort')} />;
  return (
    <dl className={styles.standing}>
      <div>
        <dt>{t('mean', { sessions: meanSessions })}</dt>
        <dd>
          <Percent value={standing?.toMean ?? null} signed reason={t('tooShort')} />
        </dd>
      </div>
      <div>
        <dt>{t('place')}</dt>
        <dd>{range ? t('placeOf', { place: range.place, whole: 100 }) : tooShort}</dd>
      </div>
      <div>
        <dt>{t('range')}</dt>
        <dd>
          {range ? (
            <span className={styles.range}>
              <Price value={plain(range.low) ?? null} of={priced} /> –{' '}
              <Price value={plain(range.high) ?? null} of={priced} />
            </span>
          ) : (
            tooShort
          )}
        </dd>
      </div>
    </dl>
  );
}
