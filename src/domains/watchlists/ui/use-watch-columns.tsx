import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Change } from '../../../design-system/figures/change.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { Sparkline } from '../../../design-system/figures/sparkline.tsx';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { Column } from '../../../design-system/table/data-table.tsx';
import { plain } from '../../../foundation/format-number.ts';
import { exchangeName } from '../../instruments/exchange-name.ts';
import type { Period } from '../../market-data/period-change.ts';
import { QuotePrice } from '../../market-data/ui/quote-price.tsx';
import { useSectorName } from '../../market-data/ui/use-sector-name.ts';
import { tagWords } from '../../remarks/tag-words.ts';
import type { WatchedAsset } from '../contract.ts';
import type { WatchColumn } from '../watchlist-columns.ts';
import { TargetBar } from './target-bar.tsx';
import styles from './watch-table.module.css';
import { WatchedName } from './watched-name.tsx';

type Described = Omit<Column<WatchedAsset>, 'key'>;
type Words = ReturnType<typeof useTranslations<'watchlists.table'>>;

const periodOf = { today: '24h', week: '7D', month: '1M', year: '1Y' } as const satisfies Partial<
  Record<WatchColumn, Period>
>;

const percentText = (percent: number | null) => (percent === null ? null : plain(percent));

function changeColumn(t: Words, key: keyof typeof periodOf): Described {
  const change = ({ asset }: WatchedAsset) => asset.changes[periodOf[key]];
  return {
    header: t(key),
    unit: '%',
    decimal: (item) => percentText(change(item)),
    cell: (item) => <Change percent={change(item)} reason={t('noChange')} />,
  };
}

function SinceCell({ item }: { item: WatchedAsset }) {
  const t = useTranslations('watchlists.table');
  const names = useCalendarNames();
  const { since, asset, added } = item;
  if (since.change === null) return <Unknown reason={t('noChange')} />;
  return (
    <span className={styles.since}>
      <Sparkline
        points={since.line}
        width={96}
        height={32}
        className={styles.line}
        label={t('sinceOf', { name: asset.name, day: dayText(added, 'short', names) })}
      />
      <small>
        <Change percent={since.change} decimals={1} />
      </small>
    </span>
  );
}

function described(t: Words): Record<WatchColumn, Described> {
  return {
    price: {
      header: t('price'),
      main: true,
      decimal: ({ asset }) => asset.price,
      cell: ({ asset }) => <QuotePrice of={asset} reason={t('noPrice')} />,
    },
    today: changeColumn(t, 'today'),
    week: changeColumn(t, 'week'),
    month: changeColumn(t, 'month'),
    year: changeColumn(t, 'year'),
    since: {
      header: t('since'),
      decimal: ({ since }) => percentText(since.change),
      cell: (item) => <SinceCell item={item} />,
    },
    target: {
      header: t('target'),
      // The nearest first.
      decimal: ({ target }) => (target && target.distance !== null ? plain(Math.abs(target.distance)) : null),
      cell: (item) => <TargetBar item={item} />,
    },
    note: {
      header: t('note'),
      text: ({ note }) => note?.note,
      className: styles.note,
      cell: ({ note }) => note && <span className={styles.words}>{note.note}</span>,
    },
    sector: {
      header: t('sector'),
      text: ({ asset }) => asset.sector,
      cell: ({ asset }) => <SectorName of={asset.sector} />,
    },
    exchange: {
      header: t('exchange'),
      text: ({ asset }) => exchangeName(asset.mic),
      cell: ({ asset }) => exchangeName(asset.mic) || <Unknown />,
    },
    added: {
      header: t('added'),
      text: ({ added }) => added,
      cell: ({ added }) => <DayDate day={added} />,
    },
  };
}

function SectorName({ of }: { of: string | null }) {
  const sectorName = useSectorName();
  return of === null ? <Unknown /> : sectorName(of);
}

/** The asset, the chosen columns in their order, and the menu. */
export function useWatchColumns(
  chosen: readonly WatchColumn[],
  held: ReadonlySet<string>,
  menu: Column<WatchedAsset>['cell'],
): Column<WatchedAsset>[] {
  const t = useTranslations('watchlists.table');
  return useMemo(() => {
    const columns = described(t);
    return [
      {
        key: 'asset',
        header: t('asset'),
        heads: true,
        skeleton: 'asset',
        text: ({ asset, tags }) => [asset.name, asset.ticker, tagWords(tags)].join(' '),
        cell: (item) => <WatchedName item={item} held={held.has(item.asset.id)} />,
      },
      ...chosen.map((key) => ({ key, ...columns[key] })),
      { key: 'menu', header: t('menu'), menu: true, className: styles.menu, cell: menu },
    ];
  }, [t, chosen, held, menu]);
}
