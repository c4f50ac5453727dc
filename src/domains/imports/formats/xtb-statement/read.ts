import { type DecimalText, decimal, plus, textOf } from '../../../../foundation/decimal.ts';
import type { Money, Stated } from '../../booking.ts';
import { cellOf, findColumns } from '../../kit/columns.ts';
import { numberWithEitherSign } from '../../kit/either-decimal-sign.ts';
import { withoutFloatNoise } from '../../kit/float-noise.ts';
import { dayIn } from '../../kit/moments.ts';
import { sheetNamed, valueBelow, valueBeside } from '../../kit/xtb/header-block.ts';
import { listingOf } from '../../kit/xtb/listing.ts';
import type { SourceFile, SourceTable } from '../../source-file.ts';

/** What the rows above the operations say. */
export function accountOf(table: SourceTable) {
  const currency =
    valueBelow(table, 'Currency', 'Waluta', 'Měna') ?? valueBeside(table, 'Account currency', 'Měna účtu');
  return {
    account: valueBelow(table, 'Account', 'Rachunek', 'Konto'),
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : undefined,
  };
}

const positionNames = {
  position: ['Position', 'Pozycja', 'Pozice'],
  symbol: ['Symbol'],
  type: ['Type', 'Typ'],
  units: ['Volume', 'Wolumen', 'Objem'],
  closePrice: ['Close price', 'Cena zamknięcia'],
};
type PositionField = keyof typeof positionNames;
const needed = ['position', 'symbol', 'type', 'units'] as const;

function positionsIn(table: SourceTable | undefined) {
  const columns = table && findColumns<PositionField>(table, positionNames, needed);
  if (!columns || columns.missing.length) return [];
  return columns.rows.flatMap((row) => {
    const units = numberWithEitherSign(cellOf(columns, row, 'units'));
    const symbol = cellOf(columns, row, 'symbol');
    // Sold positions and symbols without an exchange are contracts for difference.
    if (units === undefined || !listingOf(symbol) || !/^buy$/i.test(cellOf(columns, row, 'type'))) return [];
    const price = numberWithEitherSign(cellOf(columns, row, 'closePrice'));
    return [{ position: cellOf(columns, row, 'position'), symbol, units: withoutFloatNoise(units), price }];
  });
}

/** Closed positions by their number. */
export function closedPositions(file: SourceFile) {
  const closed = positionsIn(sheetNamed(file.tables, 'closed position history'));
  return new Map(closed.map(({ position, units, price }) => [position, { units, price }]));
}

/** What was held and how much money there was when the file was made. */
export function statedIn(file: SourceFile, cash: SourceTable, currency: string | undefined): Stated[] {
  const table = sheetNamed(file.tables, 'open position');
  const units = new Map<string, DecimalText>();
  for (const one of positionsIn(table)) {
    const before = units.get(one.symbol);
    units.set(one.symbol, before ? textOf(plus(decimal(before), decimal(one.units))) : one.units);
  }
  const balance = moneyBelow(cash, currency, 'Balance', 'Saldo');
  if (units.size === 0 && !balance) return [];
  return [
    {
      account: accountOf(cash).account,
      day: table && dayAbove(table),
      ...(balance && { cash: [balance] }),
      ...(units.size > 0 && {
        positions: [...units].map(([symbol, held]) => ({
          instrument: { symbol, ...listingOf(symbol) },
          units: held,
        })),
      }),
      value: moneyBelow(cash, currency, 'Equity'),
    },
  ];
}

function moneyBelow(
  table: SourceTable,
  currency: string | undefined,
  ...labels: string[]
): Money | undefined {
  const cell = valueBelow(table, ...labels);
  const amount = cell === undefined ? undefined : numberWithEitherSign(cell);
  return amount !== undefined && currency ? { amount, currency } : undefined;
}

/** The day under the title of the sheet. */
function dayAbove(table: SourceTable) {
  for (const { cells } of table.rows.slice(0, 12))
    for (const cell of cells) {
      const day = dayIn(cell, 'dayFirst');
      if (day) return day;
    }
  return undefined;
}
