import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { LeaningRow } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';

/** Says of a transaction that it would lack its units. */
export function useLeaningText(): (row: LeaningRow) => string {
  const t = useTranslations('imports');
  const numbers = useNumbers();
  const words = useImportWords();
  return (row) =>
    t('undo.row', {
      type: t(`kinds.${row.type}`),
      units: numbers.quantity(row.units ?? '0'),
      ticker: row.ticker,
      day: words.day(row.day),
      portfolio: row.portfolio,
    });
}
