import { isDay } from '../../../../foundation/calendar-day.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { type RatePoint, SourceFailure } from '../../source-port/source-port.ts';
import { readTable } from '../read-answer.ts';

/** How much of each currency one EUR bought. Days on which a currency was not fixed say NaN. */
export function translateSeries(text: string): RatePoint[] {
  if (!text.endsWith('\n')) throw new SourceFailure('garbled', 'half a file: no line break at its end');
  const [header, ...rows] = readTable(text, ',').rows;
  const column = (name: string) => {
    const at = header?.cells.findIndex((cell) => cell.trim() === name) ?? -1;
    if (at < 0) throw new SourceFailure('garbled', `no column ${name}`);
    return at;
  };
  const at = {
    currency: column('CURRENCY'),
    denominator: column('CURRENCY_DENOM'),
    day: column('TIME_PERIOD'),
    value: column('OBS_VALUE'),
  };
  return rows.flatMap(({ cells }) => {
    const day = cells[at.day] ?? '';
    const quote = cells[at.currency] ?? '';
    const value = sentDecimal(cells[at.value]);
    if (cells[at.denominator] !== 'EUR' || !isDay(day) || !value || !(Number(value) > 0)) return [];
    return [{ day, base: 'EUR', quote, value }];
  });
}
