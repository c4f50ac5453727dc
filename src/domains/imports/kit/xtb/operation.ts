import type { DecimalText } from '../../../../foundation/decimal.ts';
import type { InstrumentHint } from '../../booking.ts';
import type { SourceRow } from '../../source-file.ts';
import { type Collector, needed } from '../collector.ts';
import { type Columns, cellOf } from '../columns.ts';
import { numberWithEitherSign } from '../either-decimal-sign.ts';
import { withoutFloatNoise } from '../float-noise.ts';
import { type Moment, momentOf } from '../moments.ts';

/** A cash operation of XTB, whichever of its three files it stands in. */
export type Operation = Moment & {
  row: SourceRow;
  id?: string | undefined;
  /** The kind in the words of the file. */
  type: string;
  symbol?: string | undefined;
  name?: string | undefined;
  /** `STOCK`, `ETF`, `CFD`: only in the newest files. */
  category?: string | undefined;
  comment: string;
  amount: DecimalText;
  /** `IKE`, `My Trades`: only in the newest files. */
  product?: string | undefined;
  /** The position it belongs to, where a column or the comment names one. */
  position?: string | undefined;
};

/** Columns of the three files together, in the languages that were seen. */
export type OperationField =
  | 'id'
  | 'type'
  | 'time'
  | 'symbol'
  | 'name'
  | 'category'
  | 'comment'
  | 'amount'
  | 'product'
  | 'position';

export const operationNames = {
  id: ['ID'],
  type: ['Type', 'Typ', 'Tipo'],
  time: ['Time', 'Time (UTC)', 'Czas', 'Čas'],
  symbol: ['Symbol', 'Ticker'],
  name: ['Instrument'],
  category: ['Category', 'Kategoria'],
  comment: ['Comment', 'Komentarz', 'Komentář'],
  amount: ['Amount', 'Kwota', 'Částka'],
  product: ['Product', 'Produkt'],
  position: ['Position ID'],
} satisfies Record<OperationField, readonly string[]>;

function operationOf(columns: Columns<OperationField>, row: SourceRow): Operation {
  const text = (field: OperationField) => cellOf(columns, row, field) || undefined;
  const time = cellOf(columns, row, 'time');
  const amount = needed(text('amount'), 'amountMissing');
  const comment = cellOf(columns, row, 'comment');
  return {
    row,
    ...needed(xtbMoment(time), 'dayUnreadable', { cell: time }),
    id: text('id'),
    type: cellOf(columns, row, 'type'),
    symbol: text('symbol'),
    name: text('name'),
    category: text('category')?.toUpperCase(),
    comment,
    amount: withoutFloatNoise(needed(numberWithEitherSign(amount), 'numberUnreadable', { cell: amount })),
    product: text('product'),
    position: text('position') ?? positionIn(comment),
  };
}

/** `Profit of position #310000001`, `Return position #12 open nominal value`. */
function positionIn(comment: string): string | undefined {
  return /#(\d{1,20})\b/.exec(comment.slice(0, 200))?.[1];
}

/** A day of the file; some workbooks lose its format and leave the bare number of days since 1899. */
function xtbMoment(cell: string): Moment | undefined {
  return momentOf(cell, 'dayFirst') ?? momentOfSerial(cell);
}

const epoch = Date.UTC(1899, 11, 30);

function momentOfSerial(cell: string): Moment | undefined {
  if (!/^\d{5}(\.\d{1,20})?$/.test(cell)) return undefined;
  const seconds = Math.floor(Number(cell) * 86_400 + 0.0005);
  const text = new Date(epoch + seconds * 1000).toISOString();
  return { day: text.slice(0, 10) as Moment['day'], time: text.slice(11, 19) };
}

/** The operations below the header; what cannot be read is told to the collector. */
export function operationsIn(columns: Columns<OperationField>, collector: Collector): Operation[] {
  const operations: Operation[] = [];
  collector.each(columns.rows, (row) => {
    if (isTotal(columns, row)) collector.ignore(row, 'total');
    else operations.push(operationOf(columns, row));
  });
  return operations;
}

/** Whether a row sums up what stands above it. */
function isTotal(columns: Columns<OperationField>, row: SourceRow): boolean {
  return (
    [cellOf(columns, row, 'id'), cellOf(columns, row, 'type')].some((cell) =>
      /^(total|razem|suma|celkem|profit\/loss)$/i.test(cell),
    ) && !cellOf(columns, row, 'time')
  );
}

const kinds: Readonly<Record<string, InstrumentHint['kind']>> = { STOCK: 'stock', ETF: 'etf' };

export function kindOfCategory(category: string | undefined): InstrumentHint['kind'] {
  return kinds[category ?? ''];
}
