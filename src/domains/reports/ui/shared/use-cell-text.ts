import { useLocale } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { cellText, factText } from '../../document/cell-text.ts';
import type { Cell } from '../../document/report-document.ts';

/** Alone, money has its currency. */
export type CellLook = 'inTable' | 'alone';

/** A cell as it stands in a table, or alone. Days by the catalogue: a page reads the same on both sides. */
export function useCellText(): (cell: Cell, look?: CellLook) => string {
  const language = useLocale() as Locale;
  const names = useCalendarNames();
  return (cell, look = 'inTable') => {
    if (cell.of === 'day' && cell.value !== null) return dayText(cell.value, 'short', names);
    return (look === 'alone' ? factText : cellText)(cell, language);
  };
}
