import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../foundation/calendar-day.ts';
import type { PriceHistory, PricePoint } from '../source-port/source-port.ts';
import { checkPrices, checkRates, type PriceContext } from './check-prices.ts';

const today = '2026-11-13';
const context: PriceContext = { today, kind: 'stocks' };

/** Closes on consecutive days that end today. */
function closes(...values: string[]): PricePoint[] {
  return values.map((close, i) => ({ day: addDays(today, i - values.length + 1), close }));
}
function history(points: PricePoint[], more: Partial<PriceHistory> = {}): PriceHistory {
  return {
    symbol: 'X',
    currency: 'PLN',
    unit: 'unit',
    from: '2000-01-01',
    to: '2030-01-01',
    points,
    splits: [],
    flags: [],
    ...more,
  };
}
const kinds = (checked: { flags: { kind: string }[] }) => checked.flags.map(({ kind }) => kind);

test('sound closes pass untouched', () => {
  const points = closes('84.16', '85', '83.2');
  expect(checkPrices(history(points), context)).toEqual({ points, heldBack: [], flags: [] });
});

test('a day in the future is dropped and flagged', () => {
  const points = [...closes('10', '11'), { day: '2026-11-14', close: '12' }];
  const checked = checkPrices(history(points), context);
  expect(checked.points).toHaveLength(2);
  expect(checked.flags).toEqual([{ kind: 'futureDay', day: '2026-11-14', value: '12' }]);
});

test('the same day twice: one is kept if they agree, none if they do not', () => {
  const [first, second] = closes('10', '11') as [PricePoint, PricePoint];
  const alike = checkPrices(history([first, second, { ...second, close: '11.00' }]), context);
  expect(alike.points).toEqual([first, second]);
  expect(kinds(alike)).toEqual(['sameDayTwice']);
  const different = checkPrices(history([first, second, { ...second, close: '12' }]), context);
  expect(different.points).toEqual([first]);
  expect(different.heldBack).toHaveLength(2);
  expect(kinds(different)).toEqual(['conflictingDay']);
});

test('zero and negative closes are for futures only', () => {
  const oil = closes('18.27', '-37.63', '10.01', '0', '12.78');
  expect(checkPrices(history(oil), { ...context, kind: 'futures' }).points).toEqual(oil);
  const share = checkPrices(history(oil), context);
  expect(share.points.map(({ close }) => close)).toEqual(['18.27', '10.01', '12.78']);
  expect(kinds(share)).toEqual(['notPositive', 'notPositive']);
});

test('what is no number is dropped and flagged', () => {
  const checked = checkPrices(history(closes('10', 'NaN', '1e400', '10.5')), context);
  expect(checked.points).toHaveLength(2);
  expect(kinds(checked)).toEqual(['notANumber', 'notANumber']);
});

test('a jump of a thousand against the neighbour is held back, in either direction', () => {
  const checked = checkPrices(history(closes('10', '10.2', '10200', '10.3', '0.0102', '10.4')), context);
  expect(checked.points.map(({ close }) => close)).toEqual(['10', '10.2', '10.3', '10.4']);
  expect(checked.heldBack.map(({ close }) => close)).toEqual(['10200', '0.0102']);
  expect(kinds(checked)).toEqual(['jump', 'jump']);
});

test('a whole answer a thousandfold off the last stored close is held back', () => {
  const lastStored = { day: '2026-11-10', close: '10' };
  const checked = checkPrices(history(closes('10000', '10100')), { ...context, lastStored });
  expect(checked.points).toEqual([]);
  expect(checked.heldBack).toHaveLength(2);
});

test('a wrong first close does not condemn those after it', () => {
  const checked = checkPrices(history(closes('10000', '10', '11', '10')), context);
  expect(checked.points.map(({ close }) => close)).toEqual(['10', '11', '10']);
  expect(checked.heldBack.map(({ close }) => close)).toEqual(['10000']);
});

test('of two closes that contradict each other none is believed', () => {
  expect(checkPrices(history(closes('10', '20000')), context).points).toEqual([]);
});

test('a jump that a split explains is none', () => {
  const points = closes('2', '2', '3000', '3100');
  const joined = { day: points[2]!.day, numerator: '1', denominator: '1500' };
  expect(checkPrices(history(points), { ...context, splits: [joined] }).points).toEqual(points);
  expect(checkPrices(history(points, { splits: [joined] }), context).points).toEqual(points);
  expect(checkPrices(history(points), context).heldBack).toHaveLength(2);
});

test('pounds among pence are held back, although they are only a hundredfold off', () => {
  const london = history(closes('512.4', '5.13', '514'), { currency: 'GBP', unit: 'pence' });
  const checked = checkPrices(london, context);
  expect(checked.heldBack.map(({ close }) => close)).toEqual(['5.13']);
  expect(checkPrices(history(closes('512.4', '5.13', '514')), context).heldBack).toEqual([]);
});

test('closes are stored in the unit of the catalogue, whichever the source uses', () => {
  const pence = history(closes('512.4', '514'), { currency: 'GBP', unit: 'pence' });
  const pounds = checkPrices(pence, { ...context, currency: 'GBP', unit: 'unit' });
  expect(pounds.points.map(({ close }) => close)).toEqual(['5.124', '5.14']);
  const inPounds = history(closes('5.124', '5.14'), { currency: 'GBP' });
  const back = checkPrices(inPounds, { ...context, currency: 'GBX', unit: 'pence' });
  expect(back.points.map(({ close }) => close)).toEqual(['512.4', '514']);
  const bond = checkPrices(history(closes('101.2', '101.3')), { ...context, unit: 'percent' });
  expect(bond).toMatchObject({ points: [], flags: [{ kind: 'wrongUnit', value: 'unit' }] });
});

test('another currency means another listing of the paper: nothing is stored', () => {
  const frankfurt = history(closes('20.1', '20.2'), { currency: 'EUR' });
  const checked = checkPrices(frankfurt, { ...context, currency: 'PLN' });
  expect(checked.points).toEqual([]);
  expect(checked.flags).toEqual([{ kind: 'wrongCurrency', value: 'EUR' }]);
});

test('a symbol that was renamed or delisted and answers nothing new is flagged', () => {
  const frozen = closes('10', '11').map((point) => ({ ...point, day: addDays(point.day, -40) }));
  const checked = checkPrices(history(frozen, { to: today }), context);
  expect(checked.points).toHaveLength(2);
  expect(kinds(checked)).toEqual(['stale']);
});

test('whatever comes in, what passes is positive, dated, single, in order, and nothing is lost', () => {
  const point = fc.record({
    day: fc.integer({ min: -30, max: 10 }).map((days) => addDays(today, days)),
    close: fc.oneof(
      fc.double({ noNaN: true, min: 0.01, max: 1e7 }).map((value) => value.toFixed(2)),
      fc.constantFrom('0', '-1', 'None', ''),
    ),
  });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 30 }), (points) => {
      const { points: passed, heldBack, flags } = checkPrices(history(points), context);
      expect(passed.every(({ day, close }) => day <= today && Number(close) > 0)).toBe(true);
      expect(passed.map(({ day }) => day)).toEqual([...new Set(passed.map(({ day }) => day))].sort());
      if (passed.length + heldBack.length < points.length) expect(flags.length).toBeGreaterThan(0);
    }),
  );
});

test('rates that are wrong by their units, dated in the future or not positive are held back', () => {
  const rate = (day: string, base: string, value: string) => ({ day, base, quote: 'PLN', value });
  const good = [rate('2026-11-12', 'HUF', '0.0109'), rate('2026-11-13', 'HUF', '0.011')];
  const bad = [
    rate('2026-11-13', 'JPY', '2.6'),
    rate('2026-11-14', 'HUF', '0.011'),
    rate('2026-11-13', 'USD', '0'),
  ];
  const checked = checkRates([...good, ...bad], today, new Map([['JPYPLN', '0.026']]));
  expect(checked.rates).toEqual(good);
  expect(checked.heldBack).toHaveLength(3);
});
