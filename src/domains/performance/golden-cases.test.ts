import { describe, expect, it } from 'vitest';
import { goldenPortfolio } from '../../../tests/golden/performance/golden-ledger.ts';
import {
  type GoldenCase,
  type GoldenFigure,
  goldenCases,
  goldenTable,
} from '../../../tests/golden/performance/read-golden.ts';
import { runGolden, valuedDays } from '../../../tests/golden/performance/run-golden.ts';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { floatOf } from '../../foundation/decimal.ts';

const cases = goldenCases();

describe('golden cases whose definition is ours', () => {
  it.each(cases)('$id', (golden) => {
    const wanted = Object.keys(golden.expected).filter((key) => !golden.left_out?.includes(key));
    expect(wanted.length).toBeGreaterThan(0);
    for (const found of runGolden(golden))
      for (const key of wanted) agree(golden, key, found[key], golden.expected[key]!);
  });

  function agree(golden: GoldenCase, path: string, found: GoldenFigure | undefined, wanted: GoldenFigure) {
    if (wanted !== null && typeof wanted === 'object') {
      const isList = Array.isArray(wanted);
      if (isList) expect(found, path).toHaveLength(wanted.length);
      for (const [key, each] of Object.entries(wanted)) {
        const top = path.split('.')[0]!;
        if (golden.left_out?.includes(`${top}.${key}`)) continue;
        agree(golden, `${path}.${key}`, (found as Record<string, GoldenFigure>)[key], each);
      }
    } else if (typeof wanted === 'number') {
      expect(found, path).toBeTypeOf('number');
      const tolerance = golden.tolerance[path] ?? golden.tolerance['*'] ?? 0;
      const right = [wanted, ...(golden.accept_also?.[path] ?? [])];
      // The source's own digits, and what floats add to them.
      const beyond = right.map((each) => Math.abs((found as number) - each) - 1e-12 * Math.abs(each));
      expect(Math.min(...beyond), `${path}: ${found} for ${right.join(' or ')}`).toBeLessThanOrEqual(
        tolerance,
      );
    } else expect(found, path).toBe(wanted);
  }
});

describe('the translation of a case', () => {
  const trade = (type: string, date: string, amount: number) => ({
    type,
    date,
    amount,
    quantity: 10,
    fee: 15,
    tax: 5,
    currency: 'PLN',
  });
  const today = dayNumber('2026-03-01');

  it('what was paid has the charges in it, what arrived is short of them', () => {
    const transactions = [trade('BUY', '2026-01-01', 1020), trade('SELL', '2026-02-01', 1180)];
    const { books } = goldenPortfolio({ transactions, amount_meaning: 'including fee and tax' }, today);
    const { purchases, proceeds, realised, fees, taxes } = books[0]!.value;
    expect([purchases, proceeds, realised, fees, taxes].map(floatOf)).toEqual([1000, 1200, 200, 30, 10]);
  });

  it('an amount of which nothing is said is one before charges', () => {
    const { books } = goldenPortfolio({ transactions: [trade('BUY', '2026-01-01', 1000)] }, today);
    expect(floatOf(books[0]!.value.purchases)).toBe(1000);
  });

  it('a day without a valuation has the one before and its own flows, in and out', () => {
    const { first, value, inflow, outflow } = valuedDays({
      period: { start: '2026-01-01', end: '2026-01-05' },
      valuations: [
        { date: '2026-01-01', value: 100 },
        { date: '2026-01-05', value: 90 },
      ],
      external_flows: [
        { date: '2026-01-01', amount: 40 },
        { date: '2026-01-02', amount: 30 },
        { date: '2026-01-02', amount: 20 },
        { date: '2026-01-04', amount: -70 },
      ],
    });
    expect(first).toBe(dayNumber('2025-12-31'));
    expect([...value]).toEqual([60, 100, 150, 150, 80, 90]);
    expect([...inflow]).toEqual([0, 40, 50, 0, 0, 0]);
    expect([...outflow]).toEqual([0, 0, 0, 0, 70, 0]);
  });

  it('a case that names two ways of keeping lots is run with both', () => {
    const both = cases.find(({ id }) => id === 'pp-fifo-big')!;
    expect(runGolden(both)).toHaveLength(2);
  });
});

describe('the table of all cases', () => {
  const rows = goldenTable()
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^\| `([a-z0-9-]+)` \| (yes|partly|no) \|/g)])
    .map(([, id, passes]) => ({ id: id!, passes: passes! }));

  it('names each of the 71 once', () => {
    expect(rows).toHaveLength(71);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(71);
  });

  it('says of each whether it is among those that are run', () => {
    const run = new Map(cases.map(({ id, left_out }) => [id, left_out ? 'partly' : 'yes']));
    for (const { id, passes } of rows) expect(`${id} ${passes}`).toBe(`${id} ${run.get(id) ?? 'no'}`);
  });
});
