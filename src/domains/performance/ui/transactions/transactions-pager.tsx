import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { rowsPerPage } from './transactions-filter.ts';
import styles from './transactions-pager.module.css';
import { pageMarks, rowsOn } from './transactions-paging.ts';

type Props = { page: number; total: number; addressOf: (page: number) => string };

/** Which rows these are, and links to the others. */
export function TransactionsPager({ page, total, addressOf }: Props) {
  const t = useTranslations('transactions.pages');
  const numbers = useNumbers();
  const count = Math.max(1, Math.ceil(total / rowsPerPage));
  const { first, last } = rowsOn(page, rowsPerPage, total);
  const number = (value: number) => numbers.number(String(value), { decimals: 0 });
  return (
    <nav className={styles.pager} aria-label={t('label')} data-print="hide">
      <span className={styles.rows}>
        {t.rich('rows', {
          first: number(first),
          last: number(last),
          total: number(total),
          b: (text) => <b>{text}</b>,
        })}
      </span>
      {count > 1 && (
        <div className={styles.pages}>
          <Step to={page > 1 ? addressOf(page - 1) : null} name={t('previous')} icon="chevron-left" />
          {pageMarks(page, count).map((mark, at) =>
            mark === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told apart by its place
              <span key={`gap ${at}`} className={styles.far} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={mark}
                to={addressOf(mark)}
                preventScrollReset
                className={classNames(Math.abs(mark - page) > 2 && styles.far)}
                aria-label={t('page', { page: mark })}
                aria-current={mark === page ? 'page' : undefined}
              >
                {mark}
              </Link>
            ),
          )}
          <Step to={page < count ? addressOf(page + 1) : null} name={t('next')} icon="chevron-right" />
        </div>
      )}
      <span className={styles.perPage}>{t('perPage', { count: rowsPerPage })}</span>
    </nav>
  );
}

type StepProps = { to: string | null; name: string; icon: 'chevron-left' | 'chevron-right' };

function Step({ to, name, icon }: StepProps) {
  if (to === null) {
    return (
      <span className={styles.off} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    );
  }
  return (
    <Link to={to} preventScrollReset aria-label={name}>
      <Icon name={icon} size={16} />
    </Link>
  );
}
