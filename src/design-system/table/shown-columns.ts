import type { DetailLevel } from '../detail-level.ts';
import type { Column } from './column.ts';

/** What somebody has said of columns, by their keys; the rest follows from how much detail they want. */
export type ColumnChoices = Readonly<Record<string, boolean>>;

type Wanted = Pick<Column<never>, 'key' | 'hidden' | 'extra'>;

export function isShown({ key, hidden, extra }: Wanted, level: DetailLevel, choices: ColumnChoices): boolean {
  const chosen = choices[key];
  if (chosen !== undefined) return chosen;
  if (level === 'full') return true;
  return !hidden && !(extra && level === 'plain');
}

/** With one column turned the other way; a table keeps at least one. */
export function withToggled(
  columns: readonly Wanted[],
  level: DetailLevel,
  choices: ColumnChoices,
  key: string,
): ColumnChoices {
  const column = columns.find((one) => one.key === key);
  if (!column) return choices;
  const next = { ...choices, [key]: !isShown(column, level, choices) };
  return columns.some((one) => isShown(one, level, next)) ? next : choices;
}

/** As it was stored; anything else is no choice. */
export function readChoices(stored: string | null): ColumnChoices {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'boolean'));
  } catch {
    return {};
  }
}
