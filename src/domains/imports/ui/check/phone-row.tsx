import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import type { ShownRow } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './phone-row.module.css';
import type { RowContext } from './row-actions.ts';
import { AmountCell, ReasonCell, StateCell, SubjectCell } from './row-cells.tsx';

/** A whole row for a phone: what and how much, its state, and why. */
export function PhoneRow({ row, context }: { row: ShownRow; context: RowContext }) {
  const words = useImportWords();
  const kind = words.kind(row);
  return (
    <div className={styles.row}>
      <SubjectCell row={row} />
      <span className={styles.value}>
        <b>
          <AmountCell row={row} />
        </b>
        <small>
          {kind}
          {kind && row.created_at && ', '}
          {row.created_at && <DayDate day={row.created_at} />}
        </small>
      </span>
      <span className={styles.state}>
        <StateCell row={row} />
      </span>
      <span className={styles.reason}>
        <ReasonCell row={row} context={context} />
      </span>
    </div>
  );
}
