import { useTranslations } from 'use-intl';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { plain } from '../../../foundation/format-number.ts';
import type { StrategyDetail } from '../contract.ts';
import { RatingForm } from './rating-form.tsx';
import { Rating } from './stars.tsx';
import styles from './strategy-reviews.module.css';

type Props = { strategy: StrategyDetail; onChanged: () => Promise<void> };

/** What users think of a strategy, and the caller's own word. */
export function StrategyReviews({ strategy, onChanged }: Props) {
  const t = useTranslations('strategies.review');
  const numbers = useNumbers();
  const { rating, reviews, review_texts } = strategy;
  const average = rating === null ? null : numbers.number(plain(rating) ?? '0', { decimals: 1 });
  return (
    <Card title={t('title')} note={average && t('average', { rating: average, count: reviews })}>
      <div className={styles.columns}>
        <RatingForm strategyId={strategy.id} mine={strategy.my_rating} onChanged={onChanged} />
        {review_texts.length === 0 ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <ul className={styles.reviews}>
            {review_texts.map((one) => (
              <li key={`${one.updated_at} ${one.review.slice(0, 20)}`}>
                <span className={styles.head}>
                  <Rating value={one.rating} />
                  <DayDate day={dayInWarsaw(new Date(one.updated_at))} />
                  {one.is_mine && <Chip tone="faint">{t('mine')}</Chip>}
                </span>
                <p>{one.review}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
