import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldGroup } from '../../../design-system/inputs/field-context.ts';
import styles from './star-input.module.css';
import { Star } from './stars.tsx';

type Props = { value: number | null; onChange: (value: number) => void };

/** One to five stars. Radio buttons underneath, so arrows move. */
export function StarInput({ value, onChange }: Props) {
  const t = useTranslations('strategies.rating');
  const name = useId();
  const group = useFieldGroup({});
  return (
    <div {...group} role="radiogroup" className={styles.stars}>
      {[1, 2, 3, 4, 5].map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={count}
            checked={value === count}
            aria-label={t('stars', { count })}
            onChange={() => onChange(count)}
          />
          <Star filled={value !== null && count <= value} />
        </label>
      ))}
    </div>
  );
}
