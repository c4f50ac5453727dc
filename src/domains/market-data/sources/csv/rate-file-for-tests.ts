import { isDay } from '../../../../foundation/calendar-day.ts';
import { readNumber } from '../../../../foundation/csv/column-numbers.ts';
import { decimal, over, textOf } from '../../../../foundation/decimal.ts';
import { type RatePoint, SourceFailure } from '../../source-port/source-port.ts';
import { readTable } from '../read-answer.ts';

type RateColumn = { at: number; currency: string; units: string };

/** `USD`, `1USD`, `100HUF` and `JPY100`: a currency with the number of units that the figure is for. */
function rateColumn(header: string, at: number): RateColumn | undefined {
  const [, before, currency, after] = /^(\d*)\s?([A-Z]{3})(\d*)$/.exec(header.trim()) ?? [];
  return currency ? { at, currency, units: before || after || '1' } : undefined;
}

/**
 * A table with one day a line and one currency a column. `worth` says what the figures mean:
 * NBP writes what a unit is worth in PLN, ECB how much of a currency one EUR buys.
 */
export function readRateFile(
  text: string,
  worth: { of: 'columnInBase' | 'baseInColumn'; base: string },
): RatePoint[] {
  const { rows, separator } = readTable(text);
  const header = rows.findIndex((row) => /^(date|data)$/i.test(row.cells[0]?.trim() ?? ''));
  if (header < 0) throw new SourceFailure('garbled', 'no line begins with a date column');
  const columns = rows[header]!.cells.flatMap((cell, at) => rateColumn(cell, at) ?? []);
  if (columns.length === 0) throw new SourceFailure('garbled', 'no column is named after a currency');
  const sign = separator === ';' ? ',' : '.';
  const rates: RatePoint[] = [];
  for (const { cells } of rows.slice(header + 1)) {
    const day = (cells[0] ?? '').trim().replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
    // Archives carry lines of names and units below the header and the figures.
    if (!isDay(day)) continue;
    for (const { at, currency, units } of columns) {
      const figure = readNumber(cells[at] ?? '', sign);
      if (!figure || !(Number(figure) > 0)) continue;
      const value = units === '1' ? figure : textOf(over(decimal(figure), decimal(units), 12));
      rates.push(
        worth.of === 'columnInBase'
          ? { day, base: currency, quote: worth.base, value }
          : { day, base: worth.base, quote: currency, value },
      );
    }
  }
  return rates;
}
