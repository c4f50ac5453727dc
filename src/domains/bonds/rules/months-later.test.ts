import { expect, test } from 'vitest';
import { addDays, addMonths, dayNumber } from '../../../foundation/calendar-day.ts';
import { monthOf, monthsLater, numberOf, readDay } from './months-later.ts';

test('months and day numbers are those of the calendar, over three centuries', () => {
  for (let day = '1899-11-27'; day < '2105-01-01'; day = addDays(day, 13)) {
    const read = readDay(day);
    expect(numberOf(read)).toBe(dayNumber(day));
    for (const months of [-144, -2, 1, 3, 12, 37, 120])
      expect(monthsLater(read, months), `${day} ${months}`).toBe(addMonths(day, months));
    expect(monthOf(read, -2)).toBe(addMonths(`${day.slice(0, 7)}-01`, -2).slice(0, 7));
  }
});
