import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../../design-system/table/data-table.tsx';
import type { WatchedAsset, Watchlist } from '../contract.ts';
import { isNear } from '../near-target.ts';
import type { WatchColumn } from '../watchlist-columns.ts';
import { useWatchColumns } from './use-watch-columns.tsx';
import { WatchPhoneCell } from './watch-phone-cell.tsx';
import { type WatchActions, WatchRowMenu } from './watch-row-menu.tsx';
import styles from './watch-table.module.css';

type Props = {
  list: Watchlist;
  /** Which are shown, in their order. */
  columns: readonly WatchColumn[];
  lists: readonly Watchlist[];
  items: readonly WatchedAsset[];
  /** Only those with a tag are shown. */
  filtered: boolean;
  /** What the reader holds, by asset. */
  held: ReadonlySet<string>;
  actions: WatchActions;
  empty: ReactNode;
};

/** The assets of a list in its own order, until a column sorts them. */
export function WatchTable(props: Props) {
  const { list, lists, items, filtered, held, actions, empty } = props;
  const t = useTranslations('watchlists.table');
  const menu = useCallback(
    (item: WatchedAsset) => (
      <WatchRowMenu
        item={item}
        place={filtered ? null : { at: items.indexOf(item), last: items.length - 1 }}
        others={lists.filter(({ id }) => id !== list.id)}
        held={held.has(item.asset.id)}
        actions={actions}
      />
    ),
    [items, lists, list.id, held, actions, filtered],
  );
  const columns = useWatchColumns(props.columns, held, menu);
  const phoneRow = useCallback(
    (item: WatchedAsset) => <WatchPhoneCell item={item} columns={columns} />,
    [columns],
  );
  return (
    <DataTable
      label={t('label', { name: list.name })}
      className={styles.table}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      look={({ target }) => (target && isNear(target) ? 'amber' : undefined)}
      phoneRow={phoneRow}
      empty={empty}
    />
  );
}
