import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import type { MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { QuotePrice } from '../quote-price.tsx';
import { AssetButton } from './asset-button.tsx';
import { AssetMenu } from './asset-menu.tsx';
import type { CatalogueAsset } from './catalogue-asset.ts';
import styles from './catalogue-table.module.css';
import { countryBadge } from './country-badge.ts';
import { MoreOnScroll } from './more-on-scroll.tsx';
import { type CataloguePage, type CatalogueQuery, useCataloguePages } from './use-catalogue-pages.ts';

type Props = {
  /** Nothing when it did not load. */
  first: CataloguePage | null;
  query: CatalogueQuery;
  /** Localized, by slug. */
  classNames: Readonly<Record<string, string>>;
  /** What can be done to an asset, besides looking at it. */
  itemsOf: (asset: CatalogueAsset) => readonly MenuItem[];
  loading: boolean;
  onRetry: () => void;
  /** Where a search or a class leaves nothing. */
  onReset: () => void;
};

const nothing: CataloguePage = { assets: [], total: 0 };

/** The catalogue in the order of the search: its first page and what scrolling adds. */
export function CatalogueTable({ first, query, classNames, itemsOf, loading, onRetry, onReset }: Props) {
  const t = useTranslations('market.catalogue');
  const pages = useCataloguePages(first ?? nothing, query);
  const columns = useColumns(classNames, itemsOf);
  useEffect(() => {
    if (pages.state === 'failed') toast.error(t('moreFailed'));
  }, [pages.state, t]);
  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={pages.assets}
      rowKey={({ id }) => id}
      loading={loading}
      error={first || loading ? undefined : { text: t('failed'), onRetry }}
      empty={
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          actions={(query.search || query.classId) && <Button onClick={onReset}>{t('reset')}</Button>}
        />
      }
      footer={
        !loading && (
          <MoreOnScroll
            shown={pages.assets.length}
            total={pages.total}
            complete={pages.complete}
            state={pages.state}
            onMore={pages.load}
          />
        )
      }
    />
  );
}

function useColumns(classNames: Props['classNames'], itemsOf: Props['itemsOf']): Column<CatalogueAsset>[] {
  const t = useTranslations('market');
  // With widths of their own: else the rows in sight would decide them, and columns would move while one scrolls.
  return [
    {
      key: 'asset',
      header: t('catalogue.asset'),
      mobile: 'title',
      skeleton: 'asset',
      cell: (asset) => (
        <AssetMenu
          asset={asset}
          own={asset.is_custom}
          more={itemsOf(asset)}
          trigger={
            <AssetButton
              ticker={countryBadge(asset)}
              name={`${asset.name} (${asset.ticker})`}
              note={<Note asset={asset} className={classNames[asset.class]} />}
            />
          }
        />
      ),
    },
    {
      key: 'class',
      width: 200,
      header: t('catalogue.class'),
      cell: (asset) => (
        <>
          {classNames[asset.class] ?? asset.class}{' '}
          {asset.is_custom && <Chip tone="outlined">{t('catalogue.own')}</Chip>}
          {asset.is_delisted && <Chip tone="faint">{t('catalogue.delisted')}</Chip>}
        </>
      ),
    },
    {
      key: 'price',
      width: 160,
      header: t('catalogue.price'),
      align: 'right',
      mobile: 'value',
      main: true,
      cell: (asset) => <QuotePrice of={asset} reason={t('noPrice')} />,
    },
    {
      key: 'change',
      width: 120,
      header: t('catalogue.change'),
      align: 'right',
      mobile: 'change',
      cell: ({ change }) => <Change percent={change} reason={t('noChange')} />,
    },
    {
      key: 'priceDay',
      width: 140,
      header: t('catalogue.priceDay'),
      align: 'right',
      cell: ({ price_at }) => price_at && <DayDate day={inWarsaw(price_at).day} />,
    },
    {
      key: 'currency',
      width: 120,
      header: t('catalogue.currency'),
      align: 'right',
      cell: ({ currency }) => currency.toUpperCase(),
    },
  ];
}

/** On a phone the class stands here, because its column does not. */
function Note({ asset, className }: { asset: CatalogueAsset; className: string | undefined }) {
  return (
    <>
      <span className={styles.phone}>{className}</span>
      <span className={styles.desk}>{asset.isin}</span>
    </>
  );
}
