import { classNames } from '../class-names.ts';
import { Skeleton } from '../states/skeleton.tsx';
import { alignOf, type Column } from './column.ts';
import styles from './data-table.module.css';

type Props<Row> = {
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** A phone draws the row in one cell. */
  whole?: boolean;
  count?: number;
};

/** Different widths, as values have them; fixed, so that server and browser draw the same. */
const widths = [96, 72, 112, 84, 64, 104];

export function SkeletonRows<Row>({ columns, selectable, whole, count = 5 }: Props<Row>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={row}>
      {whole && (
        <td className={styles.phone}>
          <span className={styles.skeletonPhone}>
            <Skeleton shape="badge" />
            <Skeleton width={widths[row % widths.length]} />
            <Skeleton width={72} />
          </span>
        </td>
      )}
      {selectable && <td className={styles.select} />}
      {columns.map((column, place) => (
        <td
          key={column.key}
          className={classNames(
            styles[alignOf(column)],
            column.mobile ? styles[column.mobile] : styles.deskOnly,
            column.className,
          )}
        >
          {column.skeleton === 'asset' ? (
            <span className={styles.skeletonAsset}>
              <Skeleton shape="badge" />
              <span>
                <Skeleton width={widths[row % widths.length]} />
                <Skeleton width={64} height={8} />
              </span>
            </span>
          ) : (
            !column.menu && <Skeleton width={(widths[(row + place * 2) % widths.length] ?? 80) * 0.6} />
          )}
        </td>
      ))}
    </tr>
  ));
}
