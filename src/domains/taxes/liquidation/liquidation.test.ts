import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, floatOf, plus, zero } from '../../../foundation/decimal.ts';
import { type Payer, partsInTurn } from '../../pensions/ppk-parts.ts';
import { payoutOf } from '../../pensions/ppk-payout.ts';
import { taxOn } from '../../valuation/basis/change-basis.ts';
import { usualReadings } from '../readings.ts';
import { reckon } from '../reckoning/reckon.ts';
import type { TaxInput } from '../reckoning/tax-books.ts';
import type { TaxEvent } from '../reckoning/tax-events.ts';
import { returned } from '../wrappers/exits.ts';
import { taxYear } from '../years/tax-year.ts';
import { zlotyTaxOn } from './full-zloty.ts';
import { type Liquidated, liquidationTaxes } from './liquidation-taxes.ts';
import { ppkByDay } from './wrapper-taxes.ts';

const papers = ['ACM', 'BET', 'COIN'];
const classOf = (paper: string) => (paper === 'COIN' ? 'crypto' : 'stocks');
const cents = (amount: number): Decimal => ({ digits: BigInt(amount), places: 2 });

/** Units of a paper that come (or go, below zero) for so many groszy each, with a fee. */
type Row = { account: string; paper: string; day: string; units: number; price: number; fee?: number };

const eventOf = (row: Row, at: number): TaxEvent => {
  const { account, day, paper, price, fee = 0 } = row;
  const quantity = decimal(String(Math.abs(row.units)));
  const base = {
    id: `r${at}`,
    ...{ account, day, fee: fee ? { amount: cents(fee), currency: 'PLN' } : null },
  };
  const isSale = row.units < 0;
  if (paper === 'COIN')
    return {
      ...{ kind: isSale ? 'crypto-sell' : 'crypto-buy', ...base },
      amount: { amount: cents(price * Math.abs(row.units)), currency: 'PLN' },
    };
  const traded = { instrument: paper, quantity, price: cents(price), currency: 'PLN' };
  return { kind: isSale ? 'sell' : 'buy', ...base, ...traded, settled: null, accrued: null };
};

const inputOf = (events: readonly TaxEvent[]): TaxInput => ({
  accounts: ['A', 'B'].map((id) => ({ id, wrapper: null })),
  instruments: new Map(
    papers.map((id) => [id, { id, paper: null, country: 'PL', exchangeCountry: 'PL', market: null }]),
  ),
  ...{ events, arePlaced: true, rates: new Map(), closed: new Map() },
});

/** What everything is worth by day, one price a paper: `priceOf` in groszy. */
function sold(
  rows: readonly Row[],
  today: string,
  priceOf: (paper: string) => number,
  more: Partial<Liquidated> = {},
): Liquidated {
  const outcome = reckon(inputOf(rows.map(eventOf)), usualReadings);
  const last = dayNumber(today);
  const holdings = ['A', 'B'].flatMap((portfolio) =>
    papers.flatMap((paper) => {
      const own = rows.filter((row) => row.account === portfolio && row.paper === paper);
      if (own.length === 0) return [];
      let held = 0;
      const units = own.map((row) => {
        held += row.units;
        return { day: dayNumber(row.day), units: decimal(String(held)) };
      });
      const first = units[0]!.day;
      const value = Float64Array.from({ length: last - first + 1 }, (_, i) => {
        const step = units.findLast(({ day }) => day <= first + i)!;
        return (floatOf(step.units) * priceOf(paper)) / 100;
      });
      return [{ portfolio, paper, class_slug: classOf(paper), daily: { first, value }, units }];
    }),
  );
  const none = () => new Float64Array(1);
  return {
    today: last,
    portfolios: ['A', 'B'].map((id) => ({
      ...{ id, kind: 'ordinary' as const, isVirtual: false },
      daily: { first: last, value: none(), inflow: none(), outflow: none() },
    })),
    ...{ holdings, allHoldings: holdings, ordinary: ['A', 'B'], open: outcome.open, coins: outcome.crypto },
    accounts: ['A', 'B'].map((id) => ({ id, portfolios: [id] })),
    ...{ carriedInto: () => undefined, scalePercent: 12, ppk: new Map(), ...more },
  };
}

/** The tax the other way: everything is sold in the books of the tax year, which has no other sale. */
function byTheForm(rows: readonly Row[], today: string, priceOf: (paper: string) => number): number {
  const held = Map.groupBy(rows, ({ account, paper }) => `${account} ${paper}`);
  const sales = [...held.values()].flatMap((own) => {
    const units = own.reduce((sum, row) => sum + row.units, 0);
    const { account, paper } = own[0]!;
    return units > 0 ? [{ account, paper, day: today, units: -units, price: priceOf(paper) }] : [];
  });
  const outcome = reckon(inputOf([...rows, ...sales].map(eventOf)), usualReadings);
  const input = {
    ...{ pit8c: [], losses: [], notCollected: new Map() },
    treaties: { dividend: new Map(), interest: new Map() },
  };
  // What coins cost in the years before and no sale used up, year after year.
  let carried = zero;
  const years = [2021, 2022, 2023, 2024, 2025].map((year) => {
    const figures = taxYear(outcome, year, { ...input, cryptoCarried: carried }, usualReadings);
    carried = figures.crypto.carriedOn;
    return figures;
  });
  const { due, crypto } = years.at(-1)!;
  return floatOf(plus(due, crypto.due));
}

const todayTax = (given: Liquidated) => taxOn(liquidationTaxes(given), given.today);

describe('worked by hand (BA-4 to BA-6)', () => {
  // Bought 10 for 100.00 with a fee of 5.00 and 10 for 150.00; 15 sold, first in first out: 5 for 150.00 are left.
  const rows: Row[] = [
    { account: 'A', paper: 'ACM', day: '2024-01-10', units: 10, price: 10_000, fee: 500 },
    { account: 'A', paper: 'ACM', day: '2024-02-10', units: 10, price: 15_000 },
    { account: 'A', paper: 'ACM', day: '2024-03-10', units: -15, price: 25_000 },
  ];

  test('each day is sold by its own lots', () => {
    const taxes = liquidationTaxes(sold(rows, '2024-04-01', () => 20_000));
    const on = (day: string) => taxOn(taxes, dayNumber(day));
    expect(on('2024-01-09')).toBe(0);
    // 2,000 - 1,005 = 995; 19 % of it is 189.05.
    expect(on('2024-01-10')).toBe(189);
    // 4,000 - 2,505 = 1,495; 284.05.
    expect(on('2024-02-10')).toBe(284);
    // 1,000 - 750 = 250; 47.50, and half a złoty counts as one.
    expect(on('2024-03-10')).toBe(48);
    expect(on('2024-04-01')).toBe(48);
    expect(taxes).toMatchObject({ counted: ['securities'], uncovered: 0 });
  });

  test('gains and losses of securities make one income, coins a pool of their own', () => {
    const more: Row[] = [
      ...rows,
      { account: 'B', paper: 'BET', day: '2024-03-20', units: 1, price: 110_000 },
      { account: 'B', paper: 'COIN', day: '2023-05-01', units: 2, price: 50_000, fee: 1000 },
      { account: 'B', paper: 'COIN', day: '2023-06-01', units: -1, price: 40_000 },
    ];
    const prices: Record<string, number> = { ACM: 20_000, BET: 100_000, COIN: 90_000 };
    // 250 - 100 = 150: 28.50. Coins: 1,010 - 400 = 610 left of the cost; 900 - 610 = 290: 55.10.
    expect(todayTax(sold(more, '2024-04-01', (paper) => prices[paper]!))).toBe(29 + 55);
  });

  test('what no sale of coins used up passes on; a year that sold for more passes nothing on', () => {
    const coins: Row[] = [
      { account: 'A', paper: 'COIN', day: '2023-05-01', units: 3, price: 10_000 },
      { account: 'A', paper: 'COIN', day: '2023-06-01', units: -1, price: 50_000 },
      { account: 'A', paper: 'COIN', day: '2024-06-01', units: 1, price: 20_000 },
    ];
    const taxes = liquidationTaxes(sold(coins, '2024-12-31', () => 30_000));
    // In 2023 nothing is left of 300 after a sale for 500: all 600 are income. In 2024 the cost is 200 of 900.
    expect(taxOn(taxes, dayNumber('2023-12-31'))).toBe(114);
    expect(taxOn(taxes, dayNumber('2024-12-31'))).toBe(133);
  });

  test('units without a known purchase have no tax, and are counted', () => {
    const given = sold(rows.slice(0, 1), '2024-04-01', () => 20_000);
    const doubled = given.holdings.map((holding) => ({
      ...{ ...holding, units: [{ day: dayNumber('2024-01-10'), units: decimal('20') }] },
      daily: { ...holding.daily, value: holding.daily.value.map((value) => value * 2) },
    }));
    const taxes = liquidationTaxes({ ...given, holdings: doubled, allHoldings: doubled });
    expect(taxOn(taxes, given.today)).toBe(189);
    expect(taxes.uncovered).toBe(1);
  });

  test('portfolios that share an account have their part of its lots by units', () => {
    const given = sold(
      [
        { account: 'A', paper: 'ACM', day: '2024-01-10', units: 30, price: 10_000 },
        { account: 'B', paper: 'ACM', day: '2024-01-10', units: 10, price: 10_000 },
      ],
      '2024-04-01',
      () => 20_000,
    );
    const shared = {
      ...given,
      accounts: [{ id: 'A', portfolios: ['A', 'B'] }],
      open: new Map([
        ['A ACM', [{ day: '2024-01-10', quantity: decimal('40'), pln: decimal('4800'), unknown: zero }]],
      ]),
    };
    const only = (id: string) => ({
      ...shared,
      portfolios: shared.portfolios.filter((one) => one.id === id),
      holdings: shared.holdings.filter(({ portfolio }) => portfolio === id),
    });
    // 30 x (200 - 120) = 2,400 and 10 x (200 - 120) = 800.
    expect([todayTax(only('A')), todayTax(only('B')), todayTax(shared)]).toEqual([456, 152, 608]);
  });

  test('metals stand outside, and a portfolio on paper has no tax', () => {
    const given = sold(rows, '2024-04-01', () => 20_000);
    const metal = given.holdings.map((holding) => ({ ...holding, class_slug: 'commodities' }));
    expect(liquidationTaxes({ ...given, holdings: metal })).toMatchObject({ counted: ['outside'] });
    const paper = given.portfolios.map((one) => ({ ...one, isVirtual: true }));
    const taxes = liquidationTaxes({ ...given, portfolios: paper });
    expect([taxes.counted, taxOn(taxes, given.today)]).toEqual([['paper'], 0]);
  });
});

describe('wrappers (BA-7)', () => {
  const daily = {
    ...{ first: dayNumber('2024-01-01'), value: Float64Array.of(1000, 1500, 900) },
    ...{ inflow: Float64Array.of(1000, 0, 0), outflow: Float64Array.of(0, 0, 0) },
  };
  const wrapped = (kind: 'ike' | 'ikze' | 'oipe'): Liquidated => ({
    ...sold([], '2024-01-03', () => 0),
    portfolios: [{ id: 'A', kind, isVirtual: false, daily }],
  });

  test('an IKE or OIPE gives 19 % of the gain, an IKZE 12 % of all', () => {
    expect([...liquidationTaxes(wrapped('ike')).tax]).toEqual([0, 95, 0]);
    expect([...liquidationTaxes(wrapped('oipe')).tax]).toEqual([0, 95, 0]);
    expect([...liquidationTaxes(wrapped('ikze')).tax]).toEqual([120, 180, 108]);
    const higher = liquidationTaxes({ ...wrapped('ikze'), scalePercent: 32 });
    expect([[...higher.tax], higher.counted]).toEqual([[320, 480, 288], ['ikze-32']]);
  });

  test('an IKE is taxed as its exit is', () => {
    fc.assert(
      fc.property(fc.nat(90_000_000), fc.nat(90_000_000), (value, deposits) => {
        expect(zlotyTaxOn((value - deposits) / 100)).toBe(
          floatOf(returned(cents(value), cents(deposits)).tax),
        );
      }),
    );
  });

  test('a PPK leaves what its payout leaves (PN-3)', () => {
    const paidBy = new Map<string, Payer>([
      ['1', 'employee'],
      ['2', 'employer'],
      ['3', 'state'],
    ]);
    const bought = (id: string, amount: number, after: number) => ({
      ...{ id, type: 'buy' as const, units: decimal(String(amount)), unitsAfter: decimal(String(after)) },
      ...{ gross: decimal(String(amount)), ratio: null },
    });
    const entries = [bought('1', 200, 200), bought('2', 150, 350), bought('3', 250, 600)];
    const day = dayNumber('2024-01-01');
    const steps = [...partsInTurn(entries, paidBy)].map((parts) => ({ day, parts }));
    const funds = [{ daily: { first: day, value: Float64Array.of(900) }, steps }];
    const { early } = payoutOf({
      employee: { value: decimal('300'), paid: decimal('200') },
      employer: { value: decimal('225'), paid: decimal('150') },
      state: { value: decimal('375'), paid: decimal('250') },
    });
    const { taken, isKnown } = ppkByDay(funds, day, day);
    expect([900 - taken[0]!, isKnown]).toEqual([floatOf(early.net), true]);
    const unsaid = [...partsInTurn(entries, new Map())].map((parts) => ({ day, parts }));
    expect(ppkByDay([{ ...funds[0]!, steps: unsaid }], day, day)).toEqual({
      ...{ taken: Float64Array.of(0), isKnown: false },
    });
  });
});

describe('any ledger', () => {
  type Plan = { gap: number; account: string; paper: string; units: number; price: number; fee: number };
  const plan: fc.Arbitrary<Plan> = fc.record({
    gap: fc.integer({ min: 0, max: 60 }),
    account: fc.constantFrom('A', 'B'),
    paper: fc.constantFrom(...papers),
    units: fc.integer({ min: -200, max: 200 }),
    price: fc.integer({ min: 1, max: 90_000 }),
    fee: fc.integer({ min: 0, max: 900 }),
  });
  const today = '2025-06-30';

  /** Nothing is sold that was not bought, and nothing in the year of the liquidation. */
  function rowsOf(plans: readonly Plan[]): Row[] {
    const held = new Map<string, number>();
    let day = '2021-01-04';
    return plans.flatMap(({ gap, ...one }) => {
      day = addDays(day, gap);
      const key = `${one.account} ${one.paper}`;
      const units = Math.max(one.units, -(held.get(key) ?? 0));
      if (units === 0 || day >= '2025-01-01') return [];
      held.set(key, (held.get(key) ?? 0) + units);
      return [{ ...one, day, units }];
    });
  }
  const plans = fc.array(plan, { maxLength: 40 });
  const prices = fc.record({ ACM: fc.nat(90_000), BET: fc.nat(90_000), COIN: fc.nat(90_000) });

  test('has the tax that its form would have, had it been sold there', () => {
    fc.assert(
      fc.property(plans, prices, (planned, price) => {
        const rows = rowsOf(planned);
        const priceOf = (paper: string) => price[paper as keyof typeof price];
        expect(todayTax(sold(rows, today, priceOf))).toBe(byTheForm(rows, today, priceOf));
      }),
      { numRuns: 150 },
    );
  });

  test('is worth no more after tax than before, and the same where nothing gained', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        const rows = rowsOf(planned);
        const dear = liquidationTaxes(sold(rows, today, () => 100_000));
        expect(dear.tax.every((due) => due >= 0)).toBe(true);
        const cheap = liquidationTaxes(sold(rows, today, () => 0));
        expect(cheap.tax.every((due) => due === 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('has on each day the tax it would have were that day the last', () => {
    fc.assert(
      fc.property(plans, fc.nat(1600), (planned, days) => {
        const rows = rowsOf(planned);
        const day = dayOf(dayNumber('2021-01-04') + days);
        const whole = liquidationTaxes(sold(rows, today, () => 50_000));
        const until = sold(
          rows.filter((row) => row.day <= day),
          day,
          () => 50_000,
        );
        expect(taxOn(whole, dayNumber(day))).toBe(todayTax(until));
      }),
      { numRuns: 100 },
    );
  });
});
