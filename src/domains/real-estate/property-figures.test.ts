import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentValue } from '../../../tests/support/valued-ledger/present-value.ts';
import { dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { decimal, floatOf, minus, plus, textOf } from '../../foundation/decimal.ts';
import { lastDayOf } from '../valuation/daily-values.ts';
import { datedFlows } from './dated-flows.ts';
import { balanceOn, datedSchedule } from './dated-loan.ts';
import type { Property } from './property.ts';
import { addDays, emptyDays } from './property-days.ts';
import { nextInstalment, nextRent, propertyFigures } from './property-figures.ts';
import {
  flowForTests,
  loanForTests,
  marketForTests,
  propertyForTests,
  todayForTests,
} from './property-for-tests.ts';
import { sumsOfProperty } from './total-of-property.ts';

const money = (value: { digits: bigint; places: number }) => floatOf(value).toFixed(2);

describe('value, gain and equity', () => {
  it('count the share everywhere: value, price, costs, loan and rent (RE-1, RE-2)', () => {
    const whole = propertyForTests({ loan: loanForTests, flows: [flowForTests({})] });
    const all = propertyFigures(whole, marketForTests());
    const half = propertyFigures({ ...whole, share: decimal('50') }, marketForTests());
    for (const name of ['value', 'owed', 'equity', 'cost', 'buyingCosts', 'gain', 'ownMoney'] as const)
      expect(textOf(plus(half[name], half[name]))).toBe(textOf(all[name]));
    expect(textOf(plus(half.year!.net, half.year!.net))).toBe(textOf(all.year!.net));
    expect(half.netYield).toBeCloseTo(all.netYield!, 9);
  });

  it('equity is the value less what is owed (RE-2, RE-5)', () => {
    const figures = propertyFigures(propertyForTests({ loan: loanForTests }), marketForTests());
    expect(money(figures.value)).toBe('389000.00');
    expect(textOf(figures.equity)).toBe(textOf(minus(figures.value, figures.owed)));
    expect(money(figures.gain)).toBe('40000.00');
    expect(figures.gainPercent).toBeCloseTo(11.4613, 3);
  });

  it('prices use today’s rate, the gain each day’s own (RE-4)', () => {
    const market = marketForTests('pln', [
      ['2024-04-26', '4.00'],
      ['2026-11-13', '4.50'],
    ]);
    const euro = (day: string, price: string) => ({
      day: dayNumber(day),
      price: decimal(price),
      currency: 'eur',
    });
    const figures = propertyFigures(
      propertyForTests({
        currency: 'eur',
        bought: euro('2024-04-26', '100000'),
        buyingCosts: decimal('0'),
        valuations: [euro('2026-10-02', '100000')],
      }),
      market,
    );
    expect(money(figures.costToday)).toBe('450000.00');
    expect(money(figures.cost)).toBe('400000.00');
    expect(money(figures.gain)).toBe('50000.00');
  });
});

describe('rent and costs', () => {
  const studio = propertyForTests({
    flows: [
      flowForTests({ vacancyMonths: decimal('0.5'), taxPercent: decimal('8.5') }),
      flowForTests({ kind: 'cost', amount: decimal('450') }),
      flowForTests({ kind: 'cost', amount: decimal('940'), every: 'once', from: '2026-03-01' }),
    ],
  });

  it('twelve months behind, with vacancy, costs and tax (RE-8, RE-9)', () => {
    const { year, netYield } = propertyFigures(studio, marketForTests());
    expect(year!.basis).toBe('past');
    expect(money(year!.rent)).toBe('30474.96');
    expect(money(year!.costs)).toBe('6340.00');
    expect(money(year!.tax)).toBe('2590.32');
    expect(money(year!.net)).toBe('21544.64');
    expect(netYield).toBeCloseTo((21544.64 / 389000) * 100, 9);
  });

  it('the coming twelve where there are not so many behind (RE-9)', () => {
    const { year } = propertyFigures(
      propertyForTests({ flows: [flowForTests({ from: '2026-08-10' })] }),
      marketForTests(),
    );
    expect(year!.basis).toBe('ahead');
    expect(money(year!.rent)).toBe('31800.00');
  });

  it('cash-on-cash is what is left after the instalments by own money, negative as plainly (RE-11)', () => {
    const { year, ownMoney, cashOnCash } = propertyFigures(
      { ...studio, loan: loanForTests },
      marketForTests(),
    );
    expect(money(ownMoney)).toBe('60900.00');
    expect(money(year!.instalments)).toBe('24858.60');
    expect(money(year!.left)).toBe('-3313.96');
    expect(cashOnCash).toBeCloseTo(-5.4416, 3);
  });

  it('a payment on the 31st falls on the last day of shorter months (RE-8)', () => {
    const flow = flowForTests({ from: '2024-01-31' });
    const days = datedFlows(flow, 0, dayNumber('2024-05-31')).map(({ day }) => dayOf(day));
    expect(days).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']);
  });

  it('what comes next: the rent after its tax, and the instalment', () => {
    const { ledger } = propertyFigures({ ...studio, loan: loanForTests }, marketForTests());
    expect(nextInstalment(ledger)).toMatchObject({ day: dayNumber('2026-11-30') });
    expect(money(nextInstalment(ledger)!.amount)).toBe('2071.55');
    expect(nextRent(ledger)).toMatchObject({ day: dayNumber('2026-12-10') });
    expect(money(nextRent(ledger)!.amount)).toBe('2323.72');
  });
});

describe('a mortgage', () => {
  it('is owed in full until its first instalment, and not before it was taken (RE-17)', () => {
    const schedule = datedSchedule(loanForTests);
    expect(money(schedule[0]!.paid)).toBe('2071.55');
    const on = (day: string) => money(balanceOn(loanForTests, schedule, dayNumber(day)));
    expect(on('2024-04-25')).toBe('0.00');
    expect(on('2024-04-26')).toBe('312000.00');
    expect(on('2024-05-31')).toBe(money(schedule[0]!.balance));
    expect(on('2060-01-01')).toBe('0.00');
  });

  it('follows a new rate from the next instalment, and an overpayment at once (RE-17, RE-18)', () => {
    const schedule = datedSchedule({
      ...loanForTests,
      rates: [...loanForTests.rates, { from: '2025-06-15', percent: decimal('5') }],
      overpayments: [{ day: '2025-03-10', amount: decimal('10000'), after: 'lower' }],
    });
    const on = (day: string) => schedule.find((each) => each.day === dayNumber(day))!;
    expect(textOf(on('2025-05-31').percent)).toBe('6.98');
    expect(textOf(on('2025-06-30').percent)).toBe('5');
    expect(textOf(on('2025-02-28').overpaid)).toBe('10000');
  });
});

const price = fc
  .integer({ min: 100_000, max: 900_000_000 })
  .map((grosze) => decimal((grosze / 100).toFixed(2)));
const dayBetween = (from: string, to: string) => fc.integer({ min: dayNumber(from), max: dayNumber(to) });

const anyProperty: fc.Arbitrary<Property> = fc
  .record({
    share: fc.integer({ min: 1, max: 100 }),
    bought: dayBetween('2005-01-01', '2025-01-01'),
    price,
    costs: fc.integer({ min: 0, max: 5_000_000 }),
    valued: fc.uniqueArray(fc.record({ day: dayBetween('2025-01-02', '2026-11-15'), price }), {
      selector: ({ day }) => day,
      maxLength: 5,
    }),
    credit: fc.option(price),
    months: fc.integer({ min: 1, max: 600 }),
    rent: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  })
  .map((given) => ({
    share: decimal(String(given.share)),
    bought: { day: given.bought, price: given.price, currency: 'pln' },
    buyingCosts: decimal((given.costs / 100).toFixed(2)),
    currency: 'pln',
    valuations: given.valued.toSorted((a, b) => a.day - b.day).map((each) => ({ ...each, currency: 'pln' })),
    loan: given.credit && {
      ...loanForTests,
      amount: given.credit,
      months: given.months,
      takenOn: dayOf(given.bought),
      firstDue: dayOf(given.bought + 30),
    },
    flows:
      given.rent === null
        ? []
        : [flowForTests({ amount: decimal(String(given.rent)), from: dayOf(given.bought + 10) })],
  }));

describe('any property', () => {
  it('its profit is its value and all that came, less all that was paid (RE-10)', () => {
    fc.assert(
      fc.property(anyProperty, (property) => {
        const market = marketForTests();
        const figures = propertyFigures(property, market);
        const sums = sumsOfProperty(property, figures, market);
        const moved = figures.ledger.movements.reduce(
          (sum, { amount }) => plus(sum, amount),
          sums.marketValue,
        );
        expect(textOf(sums.profit)).toBe(textOf(moved));
        expect(textOf(plus(sums.priceEffect, sums.fxEffect))).toBe(textOf(sums.unrealised));
      }),
    );
  });

  it('its days end at its equity, and their flows are its movements (RE-7)', () => {
    fc.assert(
      fc.property(anyProperty, (property) => {
        const market = marketForTests();
        const figures = propertyFigures(property, market);
        const days = emptyDays([property], todayForTests);
        addDays(days, property, figures.ledger, market);
        expect(lastDayOf(days)).toBe(todayForTests);
        expect(days.value.at(-1)!).toBeCloseTo(floatOf(figures.equity), 2);
        const flows = days.outflow.reduce((sum, each, i) => sum + each - days.inflow[i]!, 0);
        const moved = figures.ledger.movements.reduce((sum, { amount }) => sum + floatOf(amount), 0);
        expect(flows / Math.abs(moved)).toBeCloseTo(moved / Math.abs(moved), 6);
      }),
    );
  });

  it('its rate of return makes all flows worth nothing (RE-12)', () => {
    fc.assert(
      fc.property(anyProperty, (property) => {
        const { irr, ledger, value, cost } = propertyFigures(property, marketForTests());
        if (irr.kind === 'none') return;
        const loan = ['credit', 'principal', 'interest', 'overpayment'];
        const flows = ledger.movements
          .filter(({ kind }) => !loan.includes(kind))
          .map(({ day, amount }) => ({ day, amount: floatOf(amount) }));
        const worth = presentValue([...flows, { day: todayForTests, amount: floatOf(value) }], irr.annual);
        expect(Math.abs(worth / floatOf(cost))).toBeLessThan(1e-6);
      }),
    );
  });
});

it('runs straight from one valuation to the next (RE-7)', () => {
  const market = marketForTests();
  const property = propertyForTests();
  const days = emptyDays([property], todayForTests);
  addDays(days, property, propertyFigures(property, market).ledger, market);
  const on = (day: string) => days.value[dayNumber(day) - days.first]!;
  expect(on('2024-04-26')).toBe(349000);
  expect(on('2025-10-02')).toBe(364000);
  expect(on('2026-04-03')).toBeGreaterThan(376000);
  expect(on('2026-04-03')).toBeLessThan(377000);
  expect(on('2026-11-01')).toBe(389000);
});
