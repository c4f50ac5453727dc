import { useTranslations } from 'use-intl';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../foundation/format-number.ts';
import styles from './stars.module.css';

const shape = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

export function Star({ filled }: { filled: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={filled ? styles.filled : styles.hollow}>
      <path d={shape} />
    </svg>
  );
}

type Props = {
  value: number | null;
  /** Says why there is none; left out in lists, where it would stand in every row. */
  explained?: boolean;
};

/** One star and the average of users, or a dash while nobody has rated. */
export function Rating({ value, explained }: Props) {
  const t = useTranslations('strategies.rating');
  const numbers = useNumbers();
  if (value === null) return <Unknown reason={explained ? t('none') : undefined} />;
  const shown = numbers.number(plain(value) ?? '0', { decimals: 1 });
  return (
    <span className={styles.rating}>
      <Star filled />
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{t('of', { rating: shown })}</span>
    </span>
  );
}
