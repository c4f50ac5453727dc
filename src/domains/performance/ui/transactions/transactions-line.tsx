import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { formatQuantity } from '../../../../foundation/format-number.ts';
import { TransactionChip } from '../../../ledger/ui/transaction/fields/transaction-chip.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { TransactionsPhoneCell } from './transactions-phone-cell.tsx';
import { chargesOf, movesMoney, quantityOf } from './transactions-row.ts';
import { TransactionsRowMenu } from './transactions-row-menu.tsx';
import styles from './transactions-table.module.css';
import type { RowActions } from './transactions-view.ts';
import { useTransactionWords } from './use-transaction-words.ts';

type Props = {
  row: TransactionOutput;
  currency: string;
  thisYear: string;
  selected: boolean;
  onSelect: (id: string) => void;
  actions: RowActions;
};

/** One transaction. Remembered, because a tick in one row need not draw the other forty-nine. */
export const TransactionsLine = memo(function Line(props: Props) {
  const { row, currency, thisYear, selected, onSelect, actions } = props;
  const t = useTranslations('transactions.table');
  const { subjectOf, whatOf } = useTransactionWords();
  const { badge, name, note } = subjectOf(row);
  const { units, price, currency: priced } = quantityOf(row);
  const select = () => onSelect(row.id);
  const menu = <TransactionsRowMenu row={row} actions={actions} />;
  return (
    <tr className={selected ? styles.selected : undefined} aria-selected={selected}>
      <td className={styles.phone}>
        <TransactionsPhoneCell
          row={row}
          currency={currency}
          thisYear={thisYear}
          selected={selected}
          onSelect={select}
          menu={menu}
        />
      </td>
      <td className={styles.check}>
        <Checkbox aria-label={t('select', { what: whatOf(row) })} checked={selected} onChange={select} />
      </td>
      <td title={row.time?.slice(0, 5)}>
        <DayDate day={row.created_at} />
      </td>
      <td>
        <TransactionChip type={row.type} />
      </td>
      <th scope="row" className={styles.asset} title={row.note ? `${name}\n${row.note}` : name}>
        <AssetName ticker={badge} name={name} note={note} />
      </th>
      <td className={styles.portfolio}>{row.portfolio_name}</td>
      <td className={styles.number}>{units ?? <Unknown />}</td>
      <td className={styles.number}>
        {price ?? <Unknown />}
        <span className={styles.currency}>{priced}</span>
      </td>
      <td className={`${styles.number} ${styles.main}`}>
        {movesMoney(row) ? (
          <Amount value={row.flow} currency={currency} bare signed reason={t('noRate')} />
        ) : (
          <Unknown />
        )}
      </td>
      <td className={`${styles.number} ${styles.quiet} ${styles.charges}`}>
        <Charges row={row} currency={currency} />
      </td>
      <td className={`${styles.number} ${styles.quiet} ${styles.after}`}>
        <After row={row} currency={currency} />
      </td>
      <td className={styles.menu}>{menu}</td>
    </tr>
  );
});

type CellProps = { row: TransactionOutput; currency: string };

function Charges({ row, currency }: CellProps) {
  const t = useTranslations('transactions.table');
  const charges = chargesOf(row);
  if (charges === null) return <Unknown reason={t('noRate')} />;
  return /[1-9]/.test(charges) ? <Amount value={charges} currency={currency} bare /> : <Unknown />;
}

/** The holding right after it; cash has none. */
function After({ row, currency }: CellProps) {
  const t = useTranslations('transactions.table');
  if (row.amount_after === null) return <Unknown />;
  return (
    <span title={t('unitsAfter', { units: `${formatQuantity(row.amount_after)} ${row.ticker ?? ''}` })}>
      <Amount
        value={row.value_after}
        currency={currency}
        bare
        // What has no price of its own, as a dividend, has no value at it either.
        reason={row.price === null ? undefined : t('noValue')}
      />
    </span>
  );
}
