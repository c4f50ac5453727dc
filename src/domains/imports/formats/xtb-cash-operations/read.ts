import { type DecimalText, decimal, plus, textOf } from '../../../../foundation/decimal.ts';
import type { InstrumentHint, Stated } from '../../booking.ts';
import { cellOf, findColumns } from '../../kit/columns.ts';
import { numberWithEitherSign } from '../../kit/either-decimal-sign.ts';
import { withoutFloatNoise } from '../../kit/float-noise.ts';
import { dayIn } from '../../kit/moments.ts';
import { sheetNamed, valueBeside } from '../../kit/xtb/header-block.ts';
import { listingOf } from '../../kit/xtb/listing.ts';
import { kindOfCategory } from '../../kit/xtb/operation.ts';
import type { SourceFile, SourceRow, SourceTable } from '../../source-file.ts';

export function accountIn(table: SourceTable): string | undefined {
  return valueBeside(table, 'Account number', 'Numer rachunku', 'Numer konta');
}

/**
 * The account's currency: the summary above the open positions names it, for pension accounts it leaves it empty; XTB
 * calls the file `PLN_20000001_2025-01-01_2025-12-31.xlsx`.
 */
export function currencyIn(file: SourceFile): string | undefined {
  return (
    currencyOfSummary(openPositions(file)) ?? /^(PLN|EUR|USD|GBP|CZK|HUF|RON)_\d+_\d{4}-/.exec(file.name)?.[1]
  );
}

function openPositions(file: SourceFile): SourceTable | undefined {
  return sheetNamed(file.tables, 'open positions');
}

/** Product, Metric, Amount, Currency: one currency for all rows of it, or none. */
function currencyOfSummary(table: SourceTable | undefined): string | undefined {
  const columns =
    table && findColumns(table, { metric: ['Metric'], currency: ['Currency'] }, ['metric', 'currency']);
  if (!columns || columns.missing.length) return undefined;
  const found = new Set(
    columns.rows
      .slice(0, 20)
      .filter((row) => /^(value|profit)$/i.test(cellOf(columns, row, 'metric')))
      .map((row) => cellOf(columns, row, 'currency'))
      .filter((cell) => /^[A-Z]{3}$/.test(cell)),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

const positionNames = {
  name: ['Instrument/Position'],
  symbol: ['Ticker'],
  category: ['Category'],
  type: ['Type'],
  units: ['Volume'],
};
type PositionField = keyof typeof positionNames;
const needed = ['name', 'symbol', 'type', 'units'] as const;

type Held = { instrument: InstrumentHint; units: DecimalText };

/** What was held when the file was made; contracts for difference are left out. */
export function statedIn(file: SourceFile): Stated[] {
  const table = openPositions(file);
  const columns = table && findColumns<PositionField>(table, positionNames, needed);
  if (!columns || columns.missing.length) return [];
  const of = (row: SourceRow, field: PositionField) => cellOf(columns, row, field);
  const held = columns.rows.flatMap((row): (Held & { isLot: boolean; category: string })[] => {
    const units = numberWithEitherSign(of(row, 'units'));
    const symbol = of(row, 'symbol');
    if (units === undefined || !symbol) return [];
    const isLot = of(row, 'type') !== '';
    const category = of(row, 'category').toUpperCase();
    const name = isLot ? undefined : of(row, 'name');
    const instrument = { symbol, name, ...listingOf(symbol), kind: kindOfCategory(category) };
    return [{ instrument, units: withoutFloatNoise(units), isLot, category }];
  });
  // A row for each instrument sums up the rows of its positions below it.
  const summed = held.filter(({ isLot, category }) => !isLot && category !== '' && category !== 'CFD');
  const positions = summed.length
    ? summed.map(({ instrument, units }) => ({ instrument, units }))
    : addedUp(held.filter(({ isLot, instrument }) => isLot && listingOf(instrument.symbol)));
  if (positions.length === 0) return [];
  const day = dayIn(valueBeside(table!, 'Data as of report generated') ?? '', 'dayFirst');
  return [{ account: accountIn(table!), day, positions }];
}

function addedUp(lots: readonly Held[]): Held[] {
  const bySymbol = new Map<string, Held>();
  for (const { instrument, units } of lots) {
    const before = bySymbol.get(instrument.symbol!);
    const sum = before ? textOf(plus(decimal(before.units), decimal(units))) : units;
    bySymbol.set(instrument.symbol!, { instrument, units: sum });
  }
  return [...bySymbol.values()];
}
