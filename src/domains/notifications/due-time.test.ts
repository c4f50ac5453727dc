import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueTime, isQuiet, type Pace, usualPace } from './due-time.ts';

const at = (text: string) => new Date(text);
const due = (
  now: string,
  pace: Partial<Pace> = {},
  channel: 'email' | 'sms' | 'push' = 'email',
  isUrgent = false,
) => dueTime(at(now), channel, { ...usualPace, ...pace }, isUrgent).toISOString();

describe('when something may leave the product', () => {
  test('in a minute by day, and after seven from quiet hours (N-13)', () => {
    expect(due('2026-11-13T12:00:00Z')).toBe('2026-11-13T12:01:00.000Z');
    expect(due('2026-11-13T20:59:30Z')).toBe('2026-11-14T06:00:00.000Z');
    expect(due('2026-11-13T21:00:00Z')).toBe('2026-11-14T06:00:00.000Z');
    expect(due('2026-11-14T05:58:00Z')).toBe('2026-11-14T06:00:00.000Z');
    expect(due('2026-11-14T05:59:30Z')).toBe('2026-11-14T06:00:30.000Z');
    expect(due('2026-11-13T23:00:00Z', { quiet: null })).toBe('2026-11-13T23:01:00.000Z');
    expect(due('2026-11-13T12:00:00Z', { quiet: { from: 780, to: 840 } })).toBe('2026-11-13T13:00:00.000Z');
  });

  test('at once where it is about security (N-14)', () => {
    expect(due('2026-11-13T23:00:00Z', { summary: 'weekly' }, 'email', true)).toBe(
      '2026-11-13T23:00:00.000Z',
    );
  });

  test('mails with the summary, if one wants it; others do not wait for it (N-13)', () => {
    expect(due('2026-11-13T12:00:00Z', { summary: 'daily' })).toBe('2026-11-13T17:00:00.000Z');
    expect(due('2026-11-13T17:00:01Z', { summary: 'daily' })).toBe('2026-11-14T17:00:00.000Z');
    expect(due('2026-11-13T12:00:00Z', { summary: 'weekly' })).toBe('2026-11-15T17:00:00.000Z');
    expect(due('2026-11-15T17:30:00Z', { summary: 'weekly' })).toBe('2026-11-22T17:00:00.000Z');
    expect(due('2026-11-13T12:00:00Z', { summary: 'weekly' }, 'push')).toBe('2026-11-13T12:01:00.000Z');
  });

  test('never in quiet hours and never before it happened, on any day of any year', () => {
    const minute = fc.nat(1439);
    const pace: fc.Arbitrary<Pace> = fc.record({
      quiet: fc.option(
        fc
          .tuple(minute, minute)
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => ({ from, to })),
      ),
      summary: fc.constantFrom('off', 'daily', 'weekly'),
    });
    const moment = fc.date({
      min: at('2020-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, pace, fc.constantFrom('email' as const, 'sms' as const), (now, wanted, channel) => {
        const then = dueTime(now, channel, wanted, false);
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(isQuiet(then, wanted.quiet)).toBe(false);
      }),
    );
  });
});
