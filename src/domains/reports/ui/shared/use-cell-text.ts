import { useLocale } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { cellText, factText } from '../../document/cell-text.ts';
import type { Cell } from '../../document/report-document.ts';

/** Alone, money has its currency; a share of something has no plus. */
export type CellLook = 'inTable' | 'alone' | 'share';

/** A cell as it stands in a table, or alone. Days by the catalogue: a page reads the same on both sides. */
export function useCellText(): (cell: Cell, look?: CellLook) => string {
  const language = useLocale() as Locale;
  const numbers = useNumbers();
  const names = useCalendarNames();
  return (cell, look = 'inTable') => {
    if (cell.of === 'day' && cell.value !== null) return dayText(cell.value, 'short', names);
    if (cell.of === 'percent' && cell.value !== null && look === 'share')
      return numbers.percent(plain(cell.value) ?? '0', { decimals: 2 });
    return (look === 'alone' ? factText : cellText)(cell, language);
  };
}
