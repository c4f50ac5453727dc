import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../foundation/calendar-day.ts';
import en from '../../../i18n/catalogues/en/ui.ts';
import pl from '../../../i18n/catalogues/pl/ui.ts';
import { dayText } from '../calendar-text.ts';
import { readDay } from './read-day.ts';

const inEnglish = (text: string) => readDay(text, [en.monthsShort, en.months]);
const inPolish = (text: string) => readDay(text, [pl.monthsShort, pl.months, pl.monthNames]);

describe('a day somebody typed (U-16)', () => {
  it('is read as people of each language write it', () => {
    for (const text of ['14 Nov 2026', '14 november 2026', 'Nov 14, 2026', '14/11/2026', '14.11.2026'])
      expect(inEnglish(text), text).toBe('2026-11-14');
    for (const text of [
      '14.11.2026',
      '14 lis 2026',
      '14 listopada 2026 r.',
      '14 LISTOPAD 2026',
      '14-11-2026',
    ])
      expect(inPolish(text), text).toBe('2026-11-14');
    expect(inPolish('5 paz 2026')).toBe('2026-10-05');
    expect(inPolish('1.2.2026')).toBe('2026-02-01');
  });

  it('is read in the form of machines in both', () => {
    expect(inEnglish('2026-11-14')).toBe('2026-11-14');
    expect(inPolish(' 2026-11-14 ')).toBe('2026-11-14');
  });

  it('is read from digits alone, where the keyboard has no dot', () => {
    expect(inPolish('14112026')).toBe('2026-11-14');
    expect(inPolish('20261114')).toBe('2026-11-14');
    expect(inPolish('20112020')).toBe('2020-11-20');
  });

  it('is nothing while it is not finished, and nothing where it does not exist', () => {
    for (const text of ['', '1', '14.11', '14.11.20', '14 n 2026', '30.02.2026', '14.13.2026', '14 foo 2026'])
      expect(inEnglish(text), text).toBeUndefined();
  });

  it('comes back from every way a day is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 40_000 }), (number) => {
        const day = dayOf(number);
        for (const form of ['short', 'long', 'numeric'] as const) {
          expect(inEnglish(dayText(day, form, en))).toBe(day);
          expect(inPolish(dayText(day, form, pl))).toBe(day);
        }
      }),
    );
  });
});
