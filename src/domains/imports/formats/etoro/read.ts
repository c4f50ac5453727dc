import type { DecimalText } from '../../../../foundation/decimal.ts';
import { type ColumnNames, type Columns, cellOf, findColumns } from '../../kit/columns.ts';
import { fieldsOf } from '../../kit/fields.ts';
import { dayIn } from '../../kit/moments.ts';
import { inMainUnit, numberOf } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import type { Field } from './recognise.ts';

export type Line = ReturnType<typeof lineOf>;

/** A line as eToro means it. A dash is empty, brackets are a minus, and either sign may part the decimals. */
export function lineOf(columns: Columns<Field>, row: SourceRow) {
  const { text, number, moment } = fieldsOf(columns, row, { order: 'dayFirst' });
  const details = text('details');
  return {
    ...moment('date'),
    type: (text('type') ?? '').toLowerCase(),
    details,
    traded: details === undefined ? undefined : tradedIn(details),
    amount: number('amount'),
    units: number('units'),
    change: number('change'),
    position: text('position'),
    asset: (text('asset') ?? '').toLowerCase(),
  };
}

/** `KER/EUR`, `NVDA/USD x2`, `NVDA/USD 10:1`: what is traded, in which currency, and what is said of it. */
function tradedIn(details: string) {
  const [, symbol, currency, rest = ''] =
    /^(\S+)\/([A-Za-z]{3})(?:\s+(.*))?$/s.exec(details.slice(0, 200)) ?? [];
  if (!symbol || !currency) return undefined;
  // Quoted in pence, the paper's currency is the pound all the same.
  return { symbol, currency: inMainUnit({ amount: '0', currency: currency.toUpperCase() }).currency, rest };
}

const dividendNames = {
  date: ['Date of Payment', 'Fecha de pago'],
  name: ['Instrument Name', 'Nombre del instrumento'],
  net: ['Net Dividend Received (USD)', 'Dividendo neto recibido (USD)'],
  tax: ['Withholding Tax Amount (USD)', 'Importe de la retención tributaria (USD)'],
  position: ['Position ID', 'ID de posición'],
  isin: ['ISIN'],
} satisfies ColumnNames<string>;

const closedNames = {
  position: ['Position ID', 'ID de posición'],
  action: ['Action', 'Acción'],
  closed: ['Close Date', 'Fecha de cierre'],
  isin: ['ISIN'],
} satisfies ColumnNames<string>;

export type Dividend = { name?: string; isin?: string; tax?: DecimalText };

/** What the other sheets add: the ISIN of a position, and the tax that was withheld from a dividend. */
export type Beside = { isins: Map<string, string>; dividends: Map<string, Dividend> };

export function besideOf(file: SourceFile): Beside {
  const beside: Beside = { isins: new Map(), dividends: new Map() };
  for (const table of file.tables) {
    const dividends = findColumns(table, dividendNames, ['date', 'net', 'tax', 'position']);
    if (dividends?.missing.length === 0) addDividends(beside, dividends);
    const closed = findColumns(table, closedNames, ['position', 'action', 'closed', 'isin']);
    if (closed?.missing.length === 0)
      for (const row of closed.rows)
        addIsin(beside, cellOf(closed, row, 'position'), cellOf(closed, row, 'isin'));
  }
  return beside;
}

type DividendColumns = Columns<keyof typeof dividendNames>;

function addDividends(beside: Beside, columns: DividendColumns): void {
  for (const row of columns.rows) {
    const cell = (field: keyof typeof dividendNames) => cellOf(columns, row, field);
    addIsin(beside, cell('position'), cell('isin'));
    const day = dayIn(cell('date'), 'dayFirst');
    const net = numberOf(cell('net'));
    const key = day && net && dividendKey(cell('position'), day, net);
    const tax = numberOf(cell('tax'));
    // Two of the same position, day and amount cannot be told apart, and need not be.
    if (key)
      beside.dividends.set(key, {
        ...(cell('name') && { name: cell('name') }),
        ...(cell('isin') && { isin: cell('isin') }),
        ...(tax && { tax }),
      });
  }
}

export function dividendKey(position: string, day: string, net: DecimalText): string {
  return `${position} ${day} ${net}`;
}

function addIsin({ isins }: Beside, position: string, isin: string): void {
  if (position && /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin)) isins.set(position, isin);
}
