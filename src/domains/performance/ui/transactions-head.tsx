import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/amount.tsx';
import { dayText } from '../../../design-system/calendar-text.ts';
import { Card } from '../../../design-system/card.tsx';
import { Figure, FigureList } from '../../../design-system/figure.tsx';
import { Skeleton } from '../../../design-system/skeleton.tsx';
import { useCalendarNames } from '../../../design-system/use-calendar-names.ts';
import { styleOf } from '../../../foundation/format-amount.ts';
import { formatNumber, formatPercent } from '../../../foundation/format-number.ts';
import styles from './transactions-head.module.css';
import { shareOfTurnover } from './transactions-row.ts';
import type { TransactionsPage } from './transactions-view.ts';

type Props = { page: TransactionsPage | null; filtered: boolean };

/** How much there is and what this year brought. */
export function TransactionsHead({ page, filtered }: Props) {
  const t = useTranslations('transactions.head');
  return (
    <Card className={styles.card}>
      <FigureList layout="strip">
        <Figure
          label={t(filtered ? 'found' : 'count')}
          sub={page ? <CountNote page={page} filtered={filtered} /> : <Skeleton width={96} />}
        >
          {page ? (
            formatNumber(String(page.totals.count), { decimals: 0 })
          ) : (
            <Skeleton width={72} height={20} />
          )}
        </Figure>
        <Sum page={page} name="bought" />
        <Sum page={page} name="sold" />
        <Sum page={page} name="fees" />
      </FigureList>
    </Card>
  );
}

function CountNote({ page, filtered }: { page: TransactionsPage; filtered: boolean }) {
  const t = useTranslations('transactions.head');
  const names = useCalendarNames();
  if (filtered) return t('thisYear', { count: page.year.count });
  return page.first_day ? t('since', { day: dayText(page.first_day, 'short', names) }) : t('none');
}

function Sum({ page, name }: { page: TransactionsPage | null; name: 'bought' | 'sold' | 'fees' }) {
  const t = useTranslations('transactions.head');
  if (!page) {
    return (
      <Figure label={t(name)} sub={<Skeleton width={96} />}>
        <Skeleton width={112} height={20} />
      </Figure>
    );
  }
  const { year, shown_currency: currency } = page;
  return (
    <Figure
      label={t(name)}
      sub={name === 'fees' ? <Turnover page={page} /> : t('orders', { count: year[`${name}_count`] })}
    >
      <Amount value={year[name]} currency={currency} size="lg" className={styles.sum} />
    </Figure>
  );
}

function Turnover({ page }: { page: TransactionsPage }) {
  const t = useTranslations('transactions.head');
  const share = shareOfTurnover(page.year);
  if (share === null) return t('noTurnover');
  return t('turnover', { percent: formatPercent(share, { style: styleOf(page.shown_currency) }) });
}
