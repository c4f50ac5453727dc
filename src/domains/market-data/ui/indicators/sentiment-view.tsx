import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { sentimentLevel } from '../../sentiment-level.ts';
import { SentimentGauge } from './sentiment-gauge.tsx';
import styles from './sentiment-view.module.css';
import type { Indicators } from './use-indicators.ts';

type Sentiment = NonNullable<Indicators['sentiment']>;
type Props = { sentiment: Sentiment | null };

/** The score with its level, and the news it comes from. */
export function SentimentView({ sentiment }: Props) {
  const t = useTranslations('market.indicators.sentiment');
  const scoreText = useScoreText();
  if (!sentiment || (sentiment.sentiment_score === null && sentiment.news.length === 0)) {
    return <EmptyState title={t('none')} text={t('noneText')} />;
  }
  const { sentiment_score: score, level, is_automatic, news } = sentiment;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <p className={styles.score}>
          {score === null ? <Unknown reason={t('noneText')} /> : scoreText(score)}
        </p>
        <div>
          {level && <p className={styles.level}>{t(`levels.${level}`)}</p>}
          <p className={styles.note}>{t('scoreText')}</p>
        </div>
        {is_automatic && (
          <span className={styles.mark}>
            <StatusPill icon="spark">{t('automatic')}</StatusPill>
          </span>
        )}
      </div>
      {score !== null && level && (
        <SentimentGauge
          score={score}
          label={t('gauge', { score: scoreText(score), level: t(`levels.${level}`) })}
        />
      )}
      <section>
        <h3 className={styles.title}>{t('news')}</h3>
        {news.length === 0 && <p className={styles.note}>{t('none')}</p>}
        <ul>
          {news.map((item) => (
            <News key={`${item.time_published} ${item.title}`} item={item} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function News({ item }: { item: Sentiment['news'][number] }) {
  const t = useTranslations('market.indicators.sentiment');
  const scoreText = useScoreText();
  const { title, url, time_published, sentiment_score: score, is_sample } = item;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer noopener" className={styles.link}>
            {title} <Icon name="external-link" size={14} />
          </a>
        ) : (
          <b>{title}</b>
        )}
        <p className={styles.meta}>
          <RelativeTime at={String(time_published)} />
          {is_sample && (
            <span title={t('sampleText')}>
              <Chip tone="faint">{t('sample')}</Chip>
            </span>
          )}
        </p>
      </div>
      <p className={styles.own}>
        {score === null ? (
          <Unknown />
        ) : (
          <>
            <b>{scoreText(score)}</b>
            <small>{t(`levels.${sentimentLevel(score)}`)}</small>
          </>
        )}
      </p>
    </li>
  );
}

function useScoreText(): (score: number) => string {
  const numbers = useNumbers();
  return (score) => numbers.number(plain(score) ?? '0', { decimals: 2, signed: true });
}
