import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { useNumbers } from '../figures/use-numbers.ts';
import styles from './load-more.module.css';

type Props = { shown: number; total: number; onMore: () => void; loading?: boolean };

/** "50 of 2 314" and the button for the next ones. */
export function LoadMore({ shown, total, onMore, loading }: Props) {
  const t = useTranslations('ui');
  const numbers = useNumbers();
  const count = (value: number) => numbers.number(value.toString(), { decimals: 0 });
  return (
    <div className={styles.row}>
      <span aria-live="polite">{t('shownOf', { shown: count(shown), total: count(total) })}</span>
      {shown < total && (
        <Button onClick={onMore} loading={loading} data-print="hide">
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}
