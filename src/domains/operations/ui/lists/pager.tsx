import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { mostCounted } from '../../../../foundation/searched.ts';
import styles from './pager.module.css';

type Props = { start: number; limit: number; shown: number; total: number; onStart: (start: number) => void };

/** "1–25 of 1 284" and the pages around the present one. Lists are not counted to their end (OP-1). */
export function Pager({ start, limit, shown, total, onStart }: Props) {
  const t = useTranslations('desk.pager');
  const numbers = useNumbers();
  const count = (value: number) => numbers.number(value.toString(), { decimals: 0 });
  const isMore = total === mostCounted + 1;
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.floor(start / limit) + 1;
  const first = Math.max(1, Math.min(page - 1, pages - 2));
  const near = [first, first + 1, first + 2].filter((one) => one <= pages);
  const words = {
    from: count(start + 1),
    to: count(start + shown),
    total: count(isMore ? mostCounted : total),
    b: (text: React.ReactNode) => <b>{text}</b>,
  };
  return (
    <nav className={styles.pager} aria-label={t('label')} data-print="hide">
      <span aria-live="polite">
        {shown === 0 ? t('none') : t.rich(isMore ? 'shownMore' : 'shown', words)}
      </span>
      {(pages > 1 || start > 0) && (
        <span className={styles.pages}>
          <IconButton
            icon="chevron-left"
            size="sm"
            label={t('before')}
            disabled={start === 0}
            onClick={() => onStart(Math.max(0, start - limit))}
          />
          {near.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={t('page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              className={classNames(styles.page, one === page && styles.present)}
              onClick={() => onStart((one - 1) * limit)}
            >
              {count(one)}
            </button>
          ))}
          <IconButton
            icon="chevron-right"
            size="sm"
            label={t('next')}
            disabled={start + limit >= total}
            onClick={() => onStart(start + limit)}
          />
        </span>
      )}
    </nav>
  );
}
