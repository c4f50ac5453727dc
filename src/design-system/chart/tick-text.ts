import type { TimeTick } from './time-ticks.ts';

/** What stands at a tick of the time axis: `14 Nov`, `Nov`, `Jan ’26` or `2026`. */
export function tickText({ day, kind }: TimeTick, monthsShort: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  if (kind === 'year') return year;
  const name = monthsShort.split(' ')[Number(month) - 1] ?? '';
  if (kind === 'day') return `${Number(date)} ${name}`;
  return month === '01' ? `${name} ’${year.slice(2)}` : name;
}
