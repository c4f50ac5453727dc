import type { Day } from '../../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import { type ColumnNames, type Columns, cellOf, findColumns } from '../../kit/columns.ts';
import { dayIn } from '../../kit/moments.ts';
import { numberOf } from '../../kit/numbers.ts';
import type { SourceFile } from '../../source-file.ts';

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

const holdingNames = {
  snapshot: ['Snapshot Date'],
  asset: ['Asset'],
  position: ['Position ID'],
  units: ['Units', 'Units / Contracts'],
  isin: ['ISIN'],
} satisfies ColumnNames<string>;

export type Dividend = { name?: string; isin?: string; tax?: DecimalText };

/** What the other sheets add: the ISIN of a position, and the tax that was withheld from a dividend. */
export type Beside = {
  isins: Map<string, string>;
  dividends: Map<string, Dividend>;
  /** The newest snapshot of what was held. */
  held: { day: Day; holdings: Holding[] } | undefined;
};

export type Holding = { position: string; name: string; isin: string | undefined; units: DecimalText };

export function besideOf(file: SourceFile): Beside {
  const beside: Beside = { isins: new Map(), dividends: new Map(), held: undefined };
  for (const table of file.tables) {
    const dividends = findColumns(table, dividendNames, ['date', 'net', 'tax', 'position']);
    if (dividends?.missing.length === 0) addDividends(beside, dividends);
    const closed = findColumns(table, closedNames, ['position', 'action', 'closed', 'isin']);
    if (closed?.missing.length === 0)
      for (const row of closed.rows)
        addIsin(beside, cellOf(closed, row, 'position'), cellOf(closed, row, 'isin'));
    const holdings = findColumns(table, holdingNames, ['snapshot', 'asset', 'position', 'units', 'isin']);
    if (holdings?.missing.length === 0) addHoldings(beside, holdings);
  }
  return beside;
}

/** The sheet has snapshots of many days, one below the other. */
function addHoldings(beside: Beside, columns: Columns<keyof typeof holdingNames>): void {
  for (const row of columns.rows) {
    const cell = (field: keyof typeof holdingNames) => cellOf(columns, row, field);
    const [position, isin] = [cell('position'), cell('isin')];
    addIsin(beside, position, isin);
    const day = dayIn(cell('snapshot'), 'dayFirst');
    const units = numberOf(cell('units'));
    if (!day || !units || (beside.held && beside.held.day > day)) continue;
    if (beside.held?.day !== day) beside.held = { day, holdings: [] };
    beside.held.holdings.push({ position, name: cell('asset'), isin: beside.isins.get(position), units });
  }
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
