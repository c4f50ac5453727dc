import type { ComponentProps } from 'react';
import { PlainTable } from '../../../design-system/table/plain-table.tsx';
import styles from './scrolling-table.module.css';

type Props = ComponentProps<typeof PlainTable> & {
  label: string;
  /** No higher than this, in pixels. */
  tall?: number;
};

/** A table that may be wider or longer than its place. */
export function ScrollingTable({ tall, ...table }: Props) {
  return (
    <section
      className={styles.box}
      style={tall === undefined ? undefined : { maxHeight: tall }}
      aria-label={table.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <PlainTable {...table} />
    </section>
  );
}
