import { expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { lastMove } from './last-move.ts';

const thursday = dayNumber('2026-11-12');
const closes = (...values: number[]) => ({ first: thursday, values: Float64Array.from(values) });
const none = Number.NaN;

it("on a Saturday it is Friday's move, and says so (rule P-8)", () => {
  expect(lastMove(closes(100, 103, none), thursday + 2)).toEqual({
    day: thursday + 1,
    price: 103,
    dayBefore: thursday,
    priceBefore: 100,
    earlier: true,
  });
});

it("on a day with a close it is that day's", () => {
  expect(lastMove(closes(100, 103), thursday + 1)).toMatchObject({ earlier: false });
  expect(lastMove(closes(100, 103, none, none, 101), thursday + 4)).toMatchObject({
    dayBefore: thursday + 1,
  });
});

it('needs two closes', () => {
  expect(lastMove(closes(none, 103), thursday + 1)).toBeNull();
  expect(lastMove(closes(none), thursday)).toBeNull();
});
