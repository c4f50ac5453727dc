import type { ComponentProps } from 'react';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import styles from './facts-table.module.css';

/** A small table in a dialog; on a phone each row is a block with the names beside its figures. */
export function FactsTable(props: ComponentProps<typeof PlainTable>) {
  return <PlainTable {...props} className={styles.table} headClassName="visually-hidden-on-phone" />;
}
