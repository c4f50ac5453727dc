import { needed as must } from '../../kit/collector.ts';
import { type ColumnNames, type Columns, cellOf, findColumns } from '../../kit/columns.ts';
import { type DayOrder, dayIn, momentOf } from '../../kit/moments.ts';
import { isEmpty, numberOf } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { type Field, names, needed } from './names.ts';

/** Which row is the header, told by one label that only it has. */
export function sectionIn<Name extends string>(
  file: SourceFile,
  all: ColumnNames<Name>,
  wanted: readonly Name[],
  marks: readonly string[],
): Columns<Name> | undefined {
  const rows = file.tables[0]?.rows ?? [];
  const labels = labelsOf(marks);
  const at = rows.findIndex(({ cells }) => cells.length > 3 && hasLabel(cells, labels));
  if (at < 0) return undefined;
  return findColumns({ name: '', rows: [rows[at]!, ...endOf(rows.slice(at + 1))] }, all, wanted);
}

function labelsOf(marks: readonly string[]): ReadonlySet<string> {
  return new Set(marks.map((mark) => mark.toLowerCase()));
}

/** Plainly compared: every row of every file is looked at. */
function hasLabel(cells: readonly string[], labels: ReadonlySet<string>): boolean {
  return cells.some((cell) => cell.length < 24 && labels.has(cell.trim().toLowerCase()));
}

/** A report has several tables: the next one begins with a title alone in its row, or with a header of its own. */
function endOf(rows: readonly SourceRow[]): readonly SourceRow[] {
  const end = rows.findIndex(({ cells }) => isTitle(cells) || isHeader(cells));
  return end < 0 ? rows : rows.slice(0, end);
}

function isTitle(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell.trim()).length <= 1;
}

const operations = labelsOf(['Operation type', 'Rodzaj operacji']);
const headers = new Set([...labelsOf(names.side), ...operations]);

function isHeader(cells: readonly string[]): boolean {
  return hasLabel(cells, headers);
}

export function tradesIn(file: SourceFile): Columns<Field> | undefined {
  return sectionIn<Field>(file, names, needed, names.side);
}

export function hasTransactions(file: SourceFile): boolean {
  return (file.tables[0]?.rows ?? []).some(({ cells }) => cells.length > 3 && hasLabel(cells, operations));
}

export type Line = ReturnType<typeof lineOf>;

/** A line as Exante means it; `None` says nothing. */
export function lineOf(columns: Columns<Field>, row: SourceRow, order: DayOrder | undefined) {
  const text = (field: Field) => {
    const cell = cellOf(columns, row, field);
    return isEmpty(cell) ? undefined : cell;
  };
  const number = (field: Field) => {
    const cell = text(field);
    return cell === undefined ? undefined : must(numberOf(cell, '.'), 'numberUnreadable', { cell });
  };
  const printed = text('time') ?? '';
  const moment = must(order && momentOf(printed, order), 'dayUnreadable', { cell: printed });
  const settles = text('settles');
  return {
    ...moment,
    account: text('account'),
    side: text('side')?.toLowerCase() ?? '',
    symbol: text('symbol'),
    isin: text('isin'),
    type: text('type')?.toUpperCase(),
    price: number('price'),
    currency: text('currency'),
    units: number('units'),
    fee: number('fee'),
    feeCurrency: text('feeCurrency'),
    volume: number('volume'),
    order: text('order'),
    position: /^\d+$/.test(text('position') ?? '') ? text('position') : undefined,
    uti: text('uti'),
    tradeType: text('tradeType')?.toUpperCase(),
    settlesOn: settles === undefined ? undefined : dayIn(settles, order),
  };
}
