import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AssetName } from '../../../../../design-system/figures/asset-name.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { type Column, DataTable } from '../../../../../design-system/table/data-table.tsx';
import { plain } from '../../../../../foundation/format-number.ts';
import { usePath } from '../../../../../i18n/use-path.ts';
import { Price } from '../price/price.tsx';
import { TrendLine } from '../price/trend-line.tsx';
import styles from './class-table.module.css';
import type { SlimQuote } from './slim-quote.ts';

type Props = { name: string; quotes: readonly SlimQuote[] };

/** All symbols of a class; the filter and the sorting come with the script. */
export function ClassTable({ name, quotes }: Props) {
  const t = useTranslations('symbols');
  const columns = useColumns();
  // Where no price is for whoever looks, columns of dashes would say nothing.
  const bare = quotes.every(({ withheld }) => withheld);
  return (
    <div className={styles.table}>
      <DataTable
        label={t('list.table', { name })}
        columns={bare ? columns.slice(0, 1) : columns}
        rows={quotes}
        rowKey={({ slug }) => slug}
        filterText={t('list.filter')}
        whole
      />
    </div>
  );
}

function useColumns(): Column<SlimQuote>[] {
  const t = useTranslations('symbols');
  const to = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both follow the language, which reloads the page
  return useMemo(
    () => [
      {
        key: 'symbol',
        header: t('list.symbol'),
        mobile: 'title',
        text: ({ ticker, name, sector }) => `${name} ${ticker} ${sector ?? ''}`,
        cell: (quote) => (
          <Link className={styles.link} to={to('symbol', { class: quote.class, asset: quote.slug })}>
            <AssetName ticker={quote.ticker} name={quote.name} note={quote.sector} />
          </Link>
        ),
      },
      {
        key: 'price',
        header: t('list.price'),
        align: 'right',
        main: true,
        mobile: 'value',
        cell: (quote) => (
          <Price value={quote.price} of={quote} reason={quote.withheld && t('withheld.title')} />
        ),
      },
      {
        key: 'day',
        header: t('list.day'),
        mobile: 'change',
        decimal: ({ day }) => (day === null ? null : plain(day)),
        cell: ({ day, withheld }) => (
          <Change percent={day} reason={t(withheld ? 'withheld.title' : 'noChange')} />
        ),
      },
      {
        key: 'year',
        header: t('list.year'),
        decimal: ({ year }) => (year === null ? null : plain(year)),
        cell: ({ year, withheld }) => (
          <Change percent={year} reason={t(withheld ? 'withheld.title' : 'noChange')} />
        ),
      },
      {
        key: 'trend',
        header: t('list.trend'),
        align: 'right',
        width: '20%',
        cell: ({ trend }) => <TrendLine points={trend} className={styles.trend} />,
      },
    ],
    [],
  );
}
