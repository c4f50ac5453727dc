import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Sparkline } from '../../../../design-system/figures/sparkline.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import { type Period, periods } from '../../period-change.ts';
import { AssetButton } from '../catalogue/asset-button.tsx';
import { AssetMenu } from '../catalogue/asset-menu.tsx';
import { countryBadge } from '../catalogue/country-badge.ts';
import { HeatCell } from '../heatmap/heat-cell.tsx';
import { heatStep } from '../heatmap/heat-step.ts';
import { newestDay } from '../price-day.tsx';
import type { Quote } from '../quote.ts';
import { QuotePrice } from '../quote-price.tsx';
import { usePeriodName } from '../use-period-name.ts';
import { useSectorName } from '../use-sector-name.ts';
import { MarketValue } from './market-value.tsx';
import styles from './quote-table.module.css';

type Props = {
  label: string;
  assetClass: string;
  quotes: readonly Quote[];
  /** The one a phone has room for. */
  period: Period;
  /** Whether the plan lets it be taken along as a file. */
  exportable?: boolean;
  loading?: boolean;
};

/** Prices with their changes over every period and the line of a year. */
export function QuoteTable({ label, assetClass, quotes, period, exportable, loading }: Props) {
  const t = useTranslations('market.table');
  return (
    <div className={styles.scroll}>
      <DataTable
        label={label}
        columns={useColumns(assetClass, quotes, period)}
        rows={quotes}
        rowKey={({ id }) => id}
        loading={loading}
        filterText={t('filter')}
        chooseColumns="quotes"
        csvName={exportable ? t('file', { class: assetClass }) : undefined}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </div>
  );
}

/** What somebody who is just starting looks at first. */
const firstPeriods = ['24h', '1M', '1Y'] as const;

function useColumns(assetClass: string, quotes: readonly Quote[], period: Period): Column<Quote>[] {
  const t = useTranslations('market');
  const sectorName = useSectorName();
  const periodName = usePeriodName();
  const newest = newestDay(quotes);
  const valued = quotes.some(({ market_value }) => market_value !== null);
  const columns: (Column<Quote> | false)[] = [
    {
      key: 'asset',
      header: t('table.asset'),
      mobile: 'title',
      skeleton: 'asset',
      text: ({ name, ticker }) => `${name} (${ticker})`,
      cell: (quote) => (
        <AssetMenu
          asset={quote}
          trigger={
            <AssetButton
              // An index is known by its country, everything else by its ticker.
              ticker={assetClass === 'indices' ? countryBadge(quote) : quote.ticker}
              name={quote.name}
              note={quote.sector ? sectorName(quote.sector) : tickerNote(quote)}
            />
          }
        />
      ),
    },
    {
      key: 'price',
      header: t(assetClass === 'indices' ? 'table.level' : 'table.price'),
      mobile: 'value',
      main: true,
      decimal: ({ price }) => price,
      cell: (quote) => (
        <span className={styles.price}>
          <QuotePrice of={quote} reason={t('noPrice')} />
          {quote.price_day && quote.price_day !== newest && (
            <small>
              <DayDate day={quote.price_day} form="dayMonth" />
            </small>
          )}
        </span>
      ),
    },
    ...periods.map(
      (each): Column<Quote> => ({
        key: each,
        header: periodName.short(each),
        extra: each !== period && !(firstPeriods as readonly string[]).includes(each),
        mobile: each === period ? 'change' : undefined,
        decimal: ({ changes }) => (changes[each] === null ? null : plain(changes[each])),
        cell: ({ changes }) => (
          <HeatCell change={changes[each]} step={heatStep(each, assetClass)} reason={t('noChange')} />
        ),
      }),
    ),
    valued && {
      key: 'marketValue',
      header: t('table.marketValue'),
      hidden: true,
      decimal: ({ market_value }) => market_value,
      cell: ({ market_value }) => <MarketValue value={market_value} />,
    },
    {
      key: 'year',
      header: t('table.year'),
      align: 'right',
      cell: ({ sparkline, name }) => (
        <Sparkline
          points={sparkline}
          width={136}
          height={44}
          className={styles.line}
          label={t('table.yearOf', { name })}
        />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Where it says more than the name does. */
function tickerNote({ ticker, name }: Quote): string | undefined {
  return ticker.toLowerCase() === name.toLowerCase() ? undefined : ticker;
}
