import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from './transactions-head.module.css';
import { shareOfTurnover } from './transactions-row.ts';
import type { TransactionsPage } from './transactions-view.ts';

type Props = { page: TransactionsPage; filtered: boolean };

/** How much there is, and what this year brought whatever the filter. */
export function TransactionsHead({ page, filtered }: Props) {
  const t = useTranslations('transactions.head');
  const numbers = useNumbers();
  const { totals, year, shown_currency: currency } = page;
  const sum = (amount: string) => (
    <Amount value={amount} currency={currency} size="lg" className={styles.sum} />
  );
  return (
    <Card className={styles.card}>
      <FigureList layout="strip">
        <Figure label={t(filtered ? 'found' : 'count')} sub={<CountNote page={page} filtered={filtered} />}>
          {numbers.number(String(totals.count), { decimals: 0 })}
        </Figure>
        <Figure label={t('bought')} sub={t('orders', { count: year.bought_count })}>
          {sum(year.bought)}
        </Figure>
        <Figure label={t('sold')} sub={t('orders', { count: year.sold_count })}>
          {sum(year.sold)}
        </Figure>
        <Figure label={t('fees')} sub={<Turnover page={page} />}>
          {sum(year.fees)}
        </Figure>
      </FigureList>
    </Card>
  );
}

function CountNote({ page, filtered }: Props) {
  const t = useTranslations('transactions.head');
  const names = useCalendarNames();
  if (filtered) return t('thisYear', { count: page.year.count });
  return page.first_day ? t('since', { day: dayText(page.first_day, 'short', names) }) : t('none');
}

function Turnover({ page }: { page: TransactionsPage }) {
  const t = useTranslations('transactions.head');
  const numbers = useNumbers();
  const share = shareOfTurnover(page.year);
  if (share === null) return t('noTurnover');
  return t('turnover', { percent: numbers.percent(share) });
}
