import type { Column } from '../../../design-system/table/data-table.tsx';
import type { WatchedAsset } from '../contract.ts';
import styles from './watch-phone-cell.module.css';

type Props = {
  item: WatchedAsset;
  /** Those of the table: the asset, what was chosen, and the menu. */
  columns: readonly Column<WatchedAsset>[];
};

/** Columns that stand without their name, in a place of their own. */
const placed: readonly string[] = ['asset', 'price', 'today', 'target', 'note', 'menu'];

/** A whole row for a phone: every column that was chosen is there (rule WL-1). */
export function WatchPhoneCell({ item, columns }: Props) {
  const cellOf = (key: string) => columns.find((column) => column.key === key)?.cell(item);
  const others = columns.filter(({ key }) => !placed.includes(key));
  return (
    <div className={styles.row}>
      <span className={styles.asset}>{cellOf('asset')}</span>
      <span className={styles.price}>
        {cellOf('price')}
        <small>{cellOf('today')}</small>
      </span>
      <span>{cellOf('menu')}</span>
      {others.length > 0 && (
        <dl className={styles.others}>
          {others.map((column) => (
            <div key={column.key}>
              <dt>{column.unit ? `${column.header}, ${column.unit}` : column.header}</dt>
              <dd>{column.cell(item)}</dd>
            </div>
          ))}
        </dl>
      )}
      {item.target && cellOf('target') && <span className={styles.target}>{cellOf('target')}</span>}
      {item.note && cellOf('note') && <span className={styles.note}>{cellOf('note')}</span>}
    </div>
  );
}
