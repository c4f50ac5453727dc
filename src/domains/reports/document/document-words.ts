import { money } from './cells.ts';
import type { Cell, DocumentTable } from './report-document.ts';

/** The words of a document in its language, by their key; one that is missing is a fault. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

export type Words = {
  say: Say;
  language: 'en' | 'pl';
  currency: string;
  /** Names of countries, sectors, brokers and classes that figures have as keys only. */
  nameOf(way: string, slice: { key: string; label: string }): string;
};

/** A table that says the currency of its amounts. */
export function tableOf(
  { say, currency }: Words,
  key: string,
  columns: readonly string[],
  rows: Cell[][],
  total: Cell[] | null = null,
): DocumentTable {
  const amounts = [...rows, total ?? []].flatMap((row) => row.filter((cell) => cell.of === 'money'));
  // Where each row has its own currency, a column says it.
  const isShown = amounts.length > 0 && amounts.every((cell) => cell.currency === currency);
  return {
    key,
    title: say(`table.${key}`),
    currency: isShown ? currency : null,
    columns: columns.map((column) => say(`column.${column}`)),
    rows,
    total,
  };
}

/** What makes cells of money in the shown currency. */
export const inShown =
  ({ currency }: Words) =>
  (value: string | null): Cell =>
    money(value, currency);

const tags = { en: 'en-GB', pl: 'pl-PL' };

export function monthName(month: string, language: 'en' | 'pl', style: 'short' | 'long' = 'long'): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  const name = new Intl.DateTimeFormat(tags[language], { month: style, year: 'numeric', timeZone: 'UTC' });
  return name.format(at);
}

export function dayName(day: string, language: 'en' | 'pl', style: 'short' | 'long' = 'short'): string {
  const name = new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return name.format(new Date(`${day}T00:00:00Z`));
}

/** January to December, as short as a column is narrow. */
export function shortMonths(language: 'en' | 'pl'): string[] {
  const name = new Intl.DateTimeFormat(tags[language], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => name.format(new Date(Date.UTC(2025, at, 1))));
}
