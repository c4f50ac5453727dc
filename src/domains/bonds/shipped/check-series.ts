import { isDay } from '../../../foundation/calendar-day.ts';
import { readSymbol } from '../bond-symbol.ts';
import { readSeries, type ShippedSeries } from './read-series.ts';

const rate = /^\d{1,2}(\.\d{1,4})?$/;

/** The rows of a file in the layout of the shipped one; null where one of them cannot be right. */
export function checkedSeries(text: string): ShippedSeries[] | null {
  const rows = readSeries(text);
  const right = (row: ShippedSeries) => {
    const read = readSymbol(row.symbol ?? '');
    return (
      read !== null &&
      read.kind === row.kind &&
      read.issueMonth === row.issueMonth &&
      rate.test(row.firstRate ?? '') &&
      (row.margin === null || rate.test(row.margin)) &&
      row.periodRates.every((each) => rate.test(each)) &&
      (!row.seenOn || isDay(row.seenOn))
    );
  };
  return rows.length > 0 && rows.every(right) ? rows : null;
}
