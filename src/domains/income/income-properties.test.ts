import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../tests/support/records/ledger-rows.ts';
import { singleBook } from '../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { compare, decimal, plus, sum, textOf, zero } from '../../foundation/decimal.ts';
import { blocksOf, dividendYears, monthsOf, netOf, paymentsIn, spanOf } from './income-calendar.ts';
import { unitsBefore } from './income-ledger.ts';
import type { Payment } from './payment.ts';
import { dividendTax, interestTax, payingCountry, usualPercent, withheldFrom } from './withholding.ts';
import { wholeYield } from './yield-on-cost.ts';

const first = dayNumber('2025-11-01');
const payment: fc.Arbitrary<Payment> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('dividend', 'interest'),
  state: fc.constantFrom('received', 'open', 'expected'),
  of: fc.constantFrom('asset', 'cash', 'bond', 'deposit'),
  day: fc.integer({ min: first, max: first + 700 }),
  subject: fc.constantFrom('a', 'b', 'c'),
  ticker: fc.constant('A'),
  title: fc.constant('A'),
  units: fc.constant(null),
  net: fc.integer({ min: 1, max: 10 ** 9 }).map((digits) => ({ digits: BigInt(digits), places: 7 })),
  isAbout: fc.boolean(),
  basis: fc.constant('announced'),
});

describe('the calendar', () => {
  it('blocks add up to months, months to the year, and states to the whole (IN-8)', () => {
    fc.assert(
      fc.property(
        fc.array(payment, { maxLength: 60 }),
        fc.constantFrom('2025', '2026', 'next'),
        (all, period) => {
          const span = spanOf(period, dayNumber('2026-11-15'));
          const within = paymentsIn(all, span);
          const blocks = blocksOf(within);
          const months = monthsOf(within, span);
          const whole = netOf(within);
          expect(textOf(netOf(blocks))).toBe(textOf(whole));
          expect(textOf(sum(months.map(({ net }) => net)))).toBe(textOf(whole));
          const states = (['received', 'open', 'expected'] as const).map((state) =>
            netOf(within.filter((one) => one.state === state)),
          );
          expect(textOf(states.reduce(plus, zero))).toBe(textOf(whole));
        },
      ),
    );
  });

  it('next twelve months begin tomorrow and a year has twelve of them', () => {
    expect(spanOf('next', dayNumber('2026-11-15'))).toEqual({ from: '2026-11-16', to: '2027-11-15' });
    expect(monthsOf([], spanOf('2026', first))).toHaveLength(12);
  });
});

describe('dividends by year (IN-9)', () => {
  const paid = (day: string, net: string, state: Payment['state'] = 'received'): Payment => ({
    ...{ id: day, kind: 'dividend', state, of: 'asset', subject: 'a', ticker: 'A', title: 'A', units: null },
    ...{ day: dayNumber(day), net: decimal(net), isAbout: false, basis: 'announced' },
  });
  const today = dayNumber('2026-11-15');
  const growthOf = (payments: Payment[]) =>
    dividendYears(payments, today).years.map(({ year, growth }) => [year, growth && Math.round(growth)]);

  it('grow against the year before, this year with what waits and what is expected', () => {
    const payments = [
      ...[paid('2024-01-10', '100'), paid('2025-06-10', '110'), paid('2026-06-10', '60')],
      ...[paid('2026-11-12', '12', 'open'), paid('2026-12-10', '49', 'expected')],
    ];
    expect(growthOf(payments)).toEqual([
      [2024, null],
      [2025, 10],
      [2026, 10],
    ]);
    expect(dividendYears(payments, today)).toMatchObject({ since: 2024 });
    expect(dividendYears(payments, today).average).toBeCloseTo(10, 9);
  });

  it('are compared with no first year that did not begin in January, and averaged over two years at least', () => {
    const payments = [paid('2024-02-10', '100'), paid('2025-06-10', '110'), paid('2026-06-10', '121')];
    expect(growthOf(payments)).toEqual([
      [2024, null],
      [2025, null],
      [2026, 10],
    ]);
    expect(dividendYears(payments, today)).toMatchObject({ since: 2025, average: null });
  });
});

it('the yield at the foot is of the same payments and costs as the rows (IN-10)', () => {
  const row = (net: string, cost: string, percent: number) => ({
    ...{ subject: 'a', ticker: 'A', title: 'A', net: decimal(net), cost: decimal(cost), percent },
  });
  const whole = wholeYield([row('10', '100', 10), row('6', '300', 2)]);
  expect([textOf(whole.net), textOf(whole.cost), whole.percent]).toEqual(['16', '400', 4]);
  expect(wholeYield([])).toMatchObject({ percent: null });
});

describe('units before an ex-dividend day', () => {
  it('are those of the end of the day before, through splits and sales (IN-1)', () => {
    const split = ledgerRow('split', '2026-03-02', { ratio: '4:1' });
    const book = singleBook(
      [buy('2026-01-05', '10', '9'), split, sell('2026-03-10', '15', '3'), buy('2026-03-20', '1', '3')],
      'fifo',
    );
    const on = (day: string) => textOf(unitsBefore(book, dayNumber(day)));
    expect([on('2026-01-05'), on('2026-01-06'), on('2026-03-02'), on('2026-03-03')]).toEqual([
      '0',
      '10',
      '10',
      '40',
    ]);
    expect([on('2026-03-10'), on('2026-03-11'), on('2026-03-20'), on('2027-01-01')]).toEqual([
      '40',
      '25',
      '25',
      '26',
    ]);
  });
});

describe('what is withheld', () => {
  const none = new Map<string, string>();
  const of = (isin: string | null, country: string | null = null, class_slug = 'stocks') => ({
    isin,
    country,
    class_slug,
  });

  it('goes by the issuer’s country, and by what the person says of it (IN-2)', () => {
    expect(payingCountry(of('US0378331005', 'PL'))).toBe('US');
    expect(payingCountry(of('XS2010028939', 'DE'))).toBe('DE');
    expect(payingCountry(of(null))).toBeNull();
    expect(textOf(withheldFrom(of('US0378331005'), 'ordinary', none).percent)).toBe('15');
    expect(textOf(withheldFrom(of('US0378331005'), 'ike', new Map([['US', '30']])).percent)).toBe('30');
    expect(textOf(withheldFrom(of('DE0007164600'), 'ordinary', none).percent)).toBe('26.375');
    expect(textOf(withheldFrom(of('IE00BK5BQT80', null, 'etf'), 'ordinary', none).percent)).toBe('0');
    expect(usualPercent('IE', false)).toBe('25');
    expect(withheldFrom(of('ZW0009011942'), 'ordinary', none).isKnown).toBe(false);
  });

  it('of a Polish payer is in full złoty, and nothing inside accounts for old age (IN-2)', () => {
    const polish = withheldFrom(of('PLPKO0000016'), 'ordinary', none);
    expect(textOf(dividendTax(decimal('795.57'), polish, 'pln'))).toBe('151');
    expect(textOf(dividendTax(decimal('795.57'), polish, 'eur'))).toBe('151.16');
    expect(textOf(withheldFrom(of('PLPKO0000016'), 'ikze', none).percent)).toBe('0');
    expect(textOf(interestTax(decimal('62.01'), 'ordinary'))).toBe('11.79');
    expect(textOf(interestTax(decimal('62.01'), 'ike'))).toBe('0');
  });

  it('is never more than what is paid, but for the rounding of small Polish ones to a złoty (IN-2)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 100 }),
        (cents, percent) => {
          const gross = { digits: BigInt(cents), places: 2 };
          const tax = dividendTax(
            gross,
            { country: 'US', percent: decimal(String(percent)), isKnown: true },
            'usd',
          );
          expect(compare(tax, gross)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
