import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { buy, ledgerRow, sell, split } from '../../../../tests/support/records/ledger-rows.ts';
import {
  anyLedger,
  makeLedger,
  type RandomHolding,
  today as randomToday,
} from '../../../../tests/support/records/random-ledger.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf, one, plus, textOf, zero } from '../../../foundation/decimal.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { flowsBetween, lastDayOf, valueOn } from '../../valuation/daily-values.ts';
import { figuresOf, measureReturns } from '../../valuation/measure-total.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { totalOfAll } from '../../valuation/total-value.ts';
import { totalOfHolding, totalOfPortfolio } from './total-of-portfolio.ts';
import { valueCash } from './value-cash.ts';
import { valueHolding } from './value-holding.ts';

const thursday = dayNumber('2026-11-12');
const friday = thursday + 1;
const rates = new RateBook(
  [
    { currency: 'usd', day: thursday - 90, pln: '4' },
    { currency: 'usd', day: friday, pln: '5' },
  ],
  friday + 300,
);

type Quoted = { day?: number; previousDay?: number | null; currency?: string };

/** The newest price of the Friday, the one before of the Thursday. */
function market(newest: string, previous: string | null, given: Quoted = {}): HoldingMarket {
  const { day = friday, previousDay = thursday, currency = 'pln' } = given;
  return {
    currency,
    factor: one,
    closes: null,
    newest: {
      price: decimal(newest),
      day,
      previous: previous === null ? null : decimal(previous),
      previousDay: previous === null ? null : previousDay,
    },
  };
}

function valued(rows: LedgerRow[], of: HoldingMarket, today = friday) {
  return valueHolding(singleBook(rows, 'fifo'), of, rates, 'pln', today)!;
}

/** What the page shows of one asset. */
function session(rows: LedgerRow[], of: HoldingMarket, today = friday) {
  const value = valued(rows, of, today);
  const total = totalOfHolding(value);
  const { changes, profit } = figuresOf(total, measureReturns(total));
  return { ...changes['24h'], profit, gap: value.priceGap };
}

const bought = buy('2026-01-02', '100', '90');

describe('the last session of an asset (rule P-8)', () => {
  it('goes from the close before to the newest price; on a Saturday it is Friday’s', () => {
    expect(session([bought], market('103', '100'))).toMatchObject({
      amount: '300',
      percent: 3,
      from: '2026-11-12',
      to: '2026-11-13',
      session: 'today',
    });
    expect(session([bought], market('103', '100'), friday + 1)).toMatchObject({
      amount: '300',
      session: 'day',
    });
  });

  it('counts what was bought that day from what was paid, its fee too', () => {
    const now = dayOf(friday);
    expect(session([buy(now, '100', '110')], market('110', '100'))).toMatchObject({
      amount: '0',
      percent: 0,
      profit: '0',
    });
    expect(session([buy(now, '100', '108', { fee: '5' })], market('110', '100'))).toMatchObject({
      amount: '195',
      profit: '195',
    });
    // 100 from 100 to 110, and 50 from 108.
    const more = session([bought, buy(now, '50', '108')], market('110', '100'));
    expect(more).toMatchObject({ amount: '1100' });
    expect(more.percent).toBeCloseTo((1100 / (10_000 + 5_400)) * 100, 9);
  });

  it('counts what was sold that day up to what it brought: a sale hides no loss', () => {
    const now = dayOf(friday);
    // 90 fell from 100 to 92, ten to 90.
    expect(session([bought, sell(now, '90', '92')], market('90', '100'))).toMatchObject({
      amount: '-820',
      percent: expect.closeTo(-8.2, 9),
    });
    // Sold out that day: the row is gone, its loss is not.
    expect(session([bought, sell(now, '100', '92')], market('90', '100'))).toMatchObject({ amount: '-800' });
  });

  it('a dividend of that day makes up for what the price lost by it', () => {
    const paid = ledgerRow('dividend', dayOf(friday), { total: '200' });
    expect(session([bought, paid], market('98', '100'))).toMatchObject({ amount: '0', percent: 0 });
  });

  it('takes each day’s rate', () => {
    const dollars = buy('2026-01-02', '10', '90', { currency: 'usd' });
    // 1000 dollars at 4 became 1000 at 5.
    expect(session([dollars], market('100', '100', { currency: 'usd' }))).toMatchObject({
      amount: '1000',
      percent: 25,
    });
    // A rate of the Monday after moves the value, but no session.
    expect(session([dollars], market('100', '100', { currency: 'usd' }), friday + 3)).toMatchObject({
      amount: '1000',
    });
  });

  it('does not count what came after the newest price', () => {
    const later = buy(dayOf(friday + 1), '50', '120');
    expect(session([bought, later], market('103', '100'), friday + 1)).toMatchObject({ amount: '300' });
    expect(session([later], market('103', '100'), friday + 1)).not.toHaveProperty('amount');
  });

  it('needs two prices, and something held between them', () => {
    expect(session([bought], market('103', null))).not.toHaveProperty('amount');
    expect(session([bought], { ...market('103', null), newest: null })).not.toHaveProperty('amount');
    const sold = sell('2026-02-02', '100', '90');
    expect(session([bought, sold], market('103', '100'))).not.toHaveProperty('amount');
  });

  it('a split between the two prices is no move (rule L-9)', () => {
    const rows = [bought, split('2026-11-13', '2:1')];
    expect(session(rows, market('51.5', '100'))).toMatchObject({ amount: '300', percent: 3 });
  });
});

describe('an asset without fresh prices has no session and says since when (rule P-8)', () => {
  it('counts up to five days of age, and not the sixth', () => {
    expect(session([bought], market('103', '100'), friday + 5)).toMatchObject({ amount: '300', gap: null });
    const old = session([bought], market('103', '100'), friday + 6);
    expect(old).not.toHaveProperty('amount');
    expect(old.gap).toEqual({ since: friday, until: null });
  });

  it('counts up to five days between both prices, and not six', () => {
    const apart = (days: number) => session([bought], market('103', '100', { previousDay: friday - days }));
    expect(apart(5)).toMatchObject({ amount: '300', gap: null });
    expect(apart(6)).not.toHaveProperty('amount');
    expect(apart(6).gap).toEqual({ since: friday - 6, until: friday });
  });

  it('a fund of February and May moved in May', () => {
    const of = market('120', '100', { day: dayNumber('2026-05-04'), previousDay: dayNumber('2026-02-02') });
    const fund = valued([bought], of);
    const share = valued([bought], market('103', '100'));
    const whole = totalOfPortfolio({ holdings: [fund, share], cash: null, followsCash: false }, friday);
    expect(textOf(whole.lastMove!.amount)).toBe('300');
    // What did not move is part of what the move is measured against.
    expect(textOf(whole.lastMove!.base)).toBe('22000');
    expect(measureReturns(whole).changes['24h']).toMatchObject({ session: 'today' });
    expect(fund.priceGap).toEqual({ since: dayNumber('2026-05-04'), until: null });
  });

  it('what is sold out misses no price', () => {
    const rows = [bought, sell('2026-02-02', '100', '90')];
    expect(valued(rows, market('103', '100'), friday + 60).priceGap).toBeNull();
  });
});

describe('several assets together (rule P-8)', () => {
  const share = valued([bought], market('103', '100'), friday + 2);
  const coin = valued(
    [bought],
    market('99', '100', { day: friday + 2, previousDay: friday + 1 }),
    friday + 2,
  );
  const together = (...holdings: (typeof share)[]) =>
    totalOfPortfolio({ holdings, cash: null, followsCash: false }, friday + 2);

  it('a share of Friday and a coin of Sunday are the last session, on no common day', () => {
    const whole = together(share, coin);
    expect(measureReturns(whole).changes['24h']).toMatchObject({
      amount: '200',
      session: 'several',
      from: '2026-11-12',
      to: '2026-11-15',
    });
    const all = totalOfAll([together(share), together(coin)], friday + 2);
    expect(measureReturns(all).changes['24h']).toMatchObject({ amount: '200', session: 'several' });
    expect(textOf(all.lastMove!.base)).toBe(textOf(whole.lastMove!.base));
  });

  it('with followed cash a purchase from cash is no new money', () => {
    const rows = [bought, buy(dayOf(friday), '50', '108')];
    const deposits = [
      ledgerRow('deposit', '2026-01-01', { total: '20000' }),
      ledgerRow('withdrawal', dayOf(friday), { total: '600' }),
    ];
    const cash = valueCash(
      { entries: singleBook(rows, 'fifo').entries, transfers: [] },
      deposits,
      true,
      rates,
      'pln',
      friday,
    )!;
    const holdings = [valued(rows, market('110', '100'))];
    const whole = totalOfPortfolio({ holdings, cash, followsCash: true }, friday);
    const { amount, percent } = measureReturns(whole).changes['24h']!;
    expect(amount).toBe('1100');
    // At the close before: 100 units at 100, and 11 000 of cash.
    expect(percent).toBeCloseTo((1100 / 21_000) * 100, 9);
  });
});

/** The market as it was on the evening of one of its days. */
function asOf({ rows, market: of }: RandomHolding, at: number): { holding: RandomHolding; day: number } {
  const { first, values } = of.closes!;
  const closes = [...values.keys()].filter((i) => !Number.isNaN(values[i]!));
  const [before, last] = closes.slice(at % (closes.length - 1)) as [number, number];
  const day = first + last;
  const price = (i: number) => decimal(values[i]!.toFixed(2));
  const newest = { price: price(last), day, previous: price(before), previousDay: first + before };
  const known = values.slice(0, last + 1);
  const holding = {
    rows: rows.filter((row) => row.day <= day),
    market: { ...of, closes: { first, values: known }, newest },
  };
  return { holding, day };
}

describe('random ledgers, on any day of theirs', () => {
  it('the session is what the daily history says of its two days, and rows add up exactly (P-7, P-8)', () => {
    fc.assert(
      fc.property(anyLedger(1500), fc.nat(1500), fc.constantFrom('pln', 'usd'), (options, at, shown) => {
        const { holdings, method, rates: book } = makeLedger({ ...options, followsCash: false });
        const quoted = holdings.filter(({ market: of }) => of.closes);
        for (const each of quoted) {
          const { holding, day } = asOf(each, at);
          const value = valueHolding(singleBook(holding.rows, method), holding.market, book, shown, day)!;
          if (value.priceGap || !value.lastMove) continue;
          const { from, to, amount } = value.lastMove;
          expect([to, lastDayOf(value.daily)]).toEqual([day, day]);
          const { inflow, outflow } = flowsBetween(value.daily, from, to);
          const start = valueOn(value.daily, from);
          const change = valueOn(value.daily, to) - start - inflow + outflow;
          const size = Math.abs(start) + inflow + outflow + floatOf(value.marketValue) + 1;
          expect(Math.abs(floatOf(amount) - change) / size).toBeLessThan(1e-9);
        }
        const parts = quoted.map(
          ({ rows, market: of }) => valueHolding(singleBook(rows, method), of, book, shown, randomToday)!,
        );
        const whole = totalOfPortfolio({ holdings: parts, cash: null, followsCash: false }, randomToday);
        const rows = parts.map((part) => {
          const total = totalOfHolding(part);
          return decimal(measureReturns(total).changes['24h']?.amount ?? '0');
        });
        expect(measureReturns(whole).changes['24h']?.amount ?? '0').toBe(textOf(rows.reduce(plus, zero)));
      }),
      { numRuns: often(12) },
    );
  });
});
