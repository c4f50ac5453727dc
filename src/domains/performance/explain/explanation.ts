import { type Decimal, decimal, floatOf, plus, textOf, zero } from '../../../foundation/decimal.ts';
import { floatMoney, moneyText, plainText } from '../../valuation/measure-total.ts';

export type Cell = {
  kind: 'money' | 'units' | 'percent' | 'day' | 'number' | 'text' | 'rate';
  value: string | null;
  /** Of money that is not in the shown currency. */
  currency?: string;
};

/** `size` decides which rows are shown first; rows without one keep their order and are never folded away. */
export type ExplanationRow = { label: string | null; cells: Cell[]; size: Decimal | number | null };

/** In the shown currency, or in the one that is named. */
export function money(amount: Decimal, currency?: string): Cell {
  return { kind: 'money', value: moneyText(amount), ...(currency && { currency }) };
}

export function moneyFloat(amount: number | null): Cell {
  return { kind: 'money', value: amount === null || !Number.isFinite(amount) ? null : floatMoney(amount) };
}

export function units(amount: Decimal): Cell {
  return { kind: 'units', value: textOf(amount) };
}

export function percent(value: number | null): Cell {
  return { kind: 'percent', value: value === null || !Number.isFinite(value) ? null : plainText(value, 6) };
}

/** A rate of exchange, as short as it is still exact to six decimals. */
export function number(value: Decimal): Cell {
  return { kind: 'rate', value: String(Math.round(floatOf(value) * 1e6) / 1e6) };
}

export function text(value: string | null): Cell {
  return { kind: 'text', value };
}

const mostRows = 5;

type Given = {
  result: Cell;
  reason?: string | null;
  columns: string[];
  rows: ExplanationRow[];
  total: Cell[] | null;
  params?: Record<string, string>;
  /** Columns that can be added up for the rows left out; the last one where none is named. */
  add?: number[];
};

/** The largest rows and the rest as one, so that what is shown adds up to the total. */
export function explanation({ result, reason = null, columns, rows, total, params = {}, add }: Given) {
  const sized = rows.every((row) => row.size !== null);
  const ordered = sized ? rows.toSorted((a, b) => sizeOf(b) - sizeOf(a)) : rows;
  const isLong = sized && rows.length > mostRows + 1;
  const shown = isLong ? ordered.slice(0, mostRows) : ordered;
  const left = ordered.slice(shown.length);
  return {
    result,
    reason,
    columns,
    rows: shown.map(({ label, cells }) => ({ label, cells })),
    more: left.length
      ? { count: left.length, cells: sumsOf(left, columns.length, add ?? [columns.length - 1]) }
      : null,
    total: total && { cells: total },
    params,
  };
}

function sizeOf({ size }: ExplanationRow): number {
  return Math.abs(typeof size === 'number' ? size : floatOf(size!));
}

/** Sums under the columns that can be added up, nothing under the others. */
function sumsOf(rows: ExplanationRow[], columns: number, add: number[]): Cell[] {
  return Array.from({ length: columns }, (_, at) => {
    if (!add.includes(at)) return text(null);
    const amounts = rows.map(({ cells }) => cells[at - (columns - cells.length)]?.value ?? null);
    if (amounts.includes(null)) return text(null);
    return { kind: 'money', value: textOf(amounts.map((each) => decimal(each!)).reduce(plus, zero)) };
  });
}
