import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { ShownRow } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import type { RowContext } from './row-actions.ts';
import { AmountCell, PlaceCell, ReasonCell, StateCell, SubjectCell } from './row-cells.tsx';
import styles from './rows-card.module.css';

/** A price as the file has it: two decimals, more where it has more. */
function priceText({ amount, currency }: NonNullable<ShownRow['price']>): string {
  const [, fraction = ''] = amount.split('.');
  return formatAmount(amount, currency, { decimals: Math.max(2, fraction.replace(/0+$/, '').length) });
}

export function useRowColumns(context: RowContext): Column<ShownRow>[] {
  const t = useTranslations('imports.rows');
  const numbers = useNumbers();
  const words = useImportWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and numbers follow from the language
  return useMemo(
    () => [
      {
        key: 'row',
        header: t('row'),
        width: 72,
        className: styles.place,
        cell: (row) => <PlaceCell row={row} />,
      },
      { key: 'status', header: t('status'), width: 148, cell: (row) => <StateCell row={row} /> },
      {
        key: 'date',
        header: t('date'),
        cell: (row) => row.created_at && <DayDate day={row.created_at} />,
      },
      { key: 'type', header: t('type'), className: styles.type, cell: (row) => words.kind(row) },
      {
        key: 'asset',
        header: t('asset'),
        heads: true,
        className: styles.asset,
        cell: (row) => <SubjectCell row={row} />,
      },
      {
        key: 'units',
        header: t('units'),
        align: 'right',
        ink: true,
        cell: (row) => row.quantity && numbers.quantity(row.quantity),
      },
      {
        key: 'price',
        header: t('price'),
        align: 'right',
        ink: true,
        className: styles.price,
        cell: (row) => row.price && priceText(row.price),
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'right',
        main: true,
        cell: (row) => <AmountCell row={row} />,
      },
      {
        key: 'reason',
        header: t('reason'),
        className: styles.reason,
        cell: (row) => <ReasonCell row={row} context={context} />,
      },
    ],
    [context, t],
  );
}
