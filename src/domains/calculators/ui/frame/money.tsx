import { Amount } from '../../../../design-system/figures/amount.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { type Decimal, isZero } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { groszeText } from '../../grosze.ts';
import styles from './money.module.css';

/** Everything here is in złoty. */
export function Money({ value }: { value: Decimal }) {
  return <Amount value={groszeText(value)} currency="PLN" />;
}

export function moneyText(value: Decimal, decimals?: number): string {
  return formatAmount(groszeText(value), 'PLN', { decimals });
}

type Look<Row> = Pick<Column<Row>, 'main' | 'ink' | 'mobile'> & {
  total?: Decimal;
  /** Nothing is a dash: a month without a subsidy. */
  dashed?: boolean;
};

/** A column of amounts; the unit stands in its header. */
export function moneyColumn<Row>(
  key: string,
  header: string,
  of: (row: Row) => Decimal,
  { total, dashed, ...look }: Look<Row> = {},
): Column<Row> {
  return {
    key,
    header,
    unit: 'zł',
    decimal: (row) => groszeText(of(row)),
    cell: (row) => (
      <>
        {/* a phone has no headers */}
        {(look.mobile === 'sub' || look.mobile === 'change') && (
          <span className={styles.name}>{header}: </span>
        )}
        {dashed && isZero(of(row)) ? '–' : <Amount value={groszeText(of(row))} currency="PLN" bare />}
      </>
    ),
    total: total && <Amount value={groszeText(total)} currency="PLN" bare />,
    ...look,
  };
}
