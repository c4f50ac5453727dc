import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../design-system/figures/amount.tsx';
import { AssetName } from '../../design-system/figures/asset-name.tsx';
import { Change } from '../../design-system/figures/change.tsx';
import { Unknown } from '../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../design-system/figures/use-numbers.ts';
import { Card } from '../../design-system/layout/card.tsx';
import { FilterPill } from '../../design-system/layout/filter-pill.tsx';
import { LoadMore } from '../../design-system/states/load-more.tsx';
import { BulkAction, BulkBar } from '../../design-system/table/bulk-bar.tsx';
import { type Column, DataTable } from '../../design-system/table/data-table.tsx';
import styles from './gallery.module.css';
import { type Holding, holdings, manyHoldings } from './gallery-data.ts';

export function TablesSection() {
  const t = useTranslations('gallery');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['BTC', 'MSFT']));
  const columns = useColumns();
  const table = { label: t('holdings'), columns, rowKey: (row: Holding) => row.ticker };
  return (
    <>
      <Card flush>
        <DataTable
          {...table}
          rows={holdings}
          filterText={t('filterPlaceholder')}
          filters={<FilterPill label={t('currency')} value={t('all')} />}
          chooseColumns="gallery"
          csvName="holdings"
          defaultSort={{ key: 'value', direction: 'descending' }}
          selection={{ keys, onChange: setKeys }}
          totalLabel={t('total')}
          moreRow={t('sixMore')}
          bulk={
            <BulkBar count={keys.size} summary={t('fees')} onClear={() => setKeys(new Set())}>
              <BulkAction icon="export" name={t('export')} onClick={() => {}} />
              <BulkAction icon="trash" name={t('delete')} danger onClick={() => {}} />
            </BulkBar>
          }
          footer={<LoadMore shown={8} total={14} onMore={() => {}} />}
        />
      </Card>
      <div className={styles.halves}>
        <Card flush title={t('holdings')}>
          <DataTable {...table} columns={columns.slice(0, 4)} rows={[]} loading totalLabel={t('total')} />
        </Card>
        <Card flush title={t('holdings')}>
          <DataTable {...table} rows={[]} error={{ onRetry: () => {} }} />
        </Card>
      </div>
      <Card flush title={t('manyRows')}>
        <div style={{ maxHeight: 400, overflow: 'auto' }}>
          <DataTable
            {...table}
            rows={manyHoldings}
            rowKey={(row) => row.name}
            compact
            totalLabel={t('total')}
          />
        </div>
      </Card>
    </>
  );
}

function useColumns(): Column<Holding>[] {
  const t = useTranslations('gallery');
  const numbers = useNumbers();
  const missing = <Unknown reason={t('noPrice')} />;
  return [
    {
      key: 'asset',
      header: t('asset'),
      cell: (row) => <AssetName ticker={row.ticker} name={row.name} note={t(`kinds.${row.kind}`)} />,
      text: (row) => `${row.name} ${row.ticker}`,
      mobile: 'title',
      skeleton: 'asset',
    },
    {
      key: 'units',
      header: t('units'),
      cell: (row) => numbers.quantity(row.units),
      decimal: (row) => row.units,
    },
    {
      key: 'price',
      header: t('price'),
      unit: 'zł',
      cell: (row) => <Amount value={row.price} currency="PLN" reason={t('noPrice')} bare />,
      decimal: (row) => row.price,
    },
    {
      key: 'value',
      header: t('value'),
      unit: 'zł',
      cell: (row) => (row.value ? <Amount value={row.value} currency="PLN" bare /> : missing),
      decimal: (row) => row.value,
      total: <Amount value="223072.72" currency="PLN" bare />,
      main: true,
      mobile: 'value',
    },
    {
      key: 'today',
      header: t('today'),
      cell: (row) => <Change percent={row.today} reason={t('noPrice')} />,
      decimal: (row) => row.today,
      total: <Change percent="0.64" />,
      mobile: 'change',
    },
    {
      key: 'profit',
      header: t('profit'),
      unit: 'zł',
      cell: (row) => <Change amount={row.profit} bare hideArrow reason={t('noPrice')} />,
      decimal: (row) => row.profit,
      total: <Change amount="58332.72" bare hideArrow />,
    },
  ];
}
