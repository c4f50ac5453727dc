import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell, split } from '../../../../tests/support/records/ledger-rows.ts';
import { singleBook } from '../../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, plus, textOf } from '../../../foundation/decimal.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import { RateBook } from '../../valuation/rate-book.ts';
import { type HoldingValue, valueHolding } from './value-holding.ts';

const today = dayNumber('2024-06-28');
const rates = new RateBook(
  [
    { currency: 'usd', day: dayNumber('2024-01-02'), pln: '4' },
    { currency: 'usd', day: dayNumber('2024-03-01'), pln: '5' },
    { currency: 'usd', day: today, pln: '3.5' },
    { currency: 'eur', day: dayNumber('2024-01-02'), pln: '4.4' },
    { currency: 'gbp', day: dayNumber('2024-01-02'), pln: '5' },
  ],
  today,
);

type Quoted = { currency?: string; factor?: string; closes?: Record<string, number>; price?: string };

function market({ currency = 'usd', factor = '1', closes = {}, price }: Quoted = {}): HoldingMarket {
  const days = Object.keys(closes).map(dayNumber);
  if (days.length === 0) return { currency, factor: decimal(factor), closes: null, newest: null };
  const first = Math.min(...days);
  const values = new Float64Array(today - first + 1).fill(Number.NaN);
  for (const [day, close] of Object.entries(closes)) values[dayNumber(day) - first] = close;
  const [before, last] = [days.toSorted((a, b) => a - b).at(-2), Math.max(...days)];
  return {
    currency,
    factor: decimal(factor),
    closes: { first, values },
    newest: {
      price: decimal(price ?? String(values[last - first])),
      day: last,
      previous: before === undefined ? null : decimal(String(values[before - first])),
      previousDay: before ?? null,
    },
  };
}

function valued(
  rows: LedgerRow[],
  of: HoldingMarket,
  { shown = 'pln', method = 'fifo' as LotMethod } = {},
): HoldingValue {
  return valueHolding(singleBook(rows, method), of, rates, shown, today)!;
}

function texts(value: HoldingValue, ...names: (keyof HoldingValue)[]): string[] {
  return names.map((name) => textOf(value[name] as Decimal));
}

const dollars = { currency: 'usd' };

describe('a holding in another currency (rules P-1, P-9, L-12)', () => {
  const at110 = market({ closes: { '2024-06-28': 110 } });

  it('is worth its units at the newest price and rate; its cost is of the purchase’s day', () => {
    const value = valued([buy('2024-01-02', '10', '100', dollars)], at110);
    expect(texts(value, 'marketValue', 'openCost', 'unrealised')).toEqual(['3850', '4000', '-150']);
  });

  it('the price counts at the rate of the trade day, the currency is the rest', () => {
    const value = valued([buy('2024-01-02', '10', '100', dollars)], at110);
    expect(texts(value, 'priceEffect', 'fxEffect')).toEqual(['400', '-550']);
  });

  it('shown in its own currency all is price', () => {
    const value = valued([buy('2024-01-02', '10', '100', dollars)], at110, { shown: 'usd' });
    expect(texts(value, 'marketValue', 'priceEffect', 'fxEffect')).toEqual(['1100', '100', '0']);
  });

  it('a sale is the same with its own price and rate', () => {
    const rows = [buy('2024-01-02', '10', '100', dollars), sell('2024-03-01', '4', '120', dollars)];
    const value = valued(rows, at110);
    // 4 x 120 x 5 = 2400 for what had cost 1600: 4 x 20 x 4 by the price, the rest by the dollar.
    expect(texts(value, 'proceeds', 'realised', 'realisedFx')).toEqual(['2400', '800', '480']);
    expect(texts(value, 'openCost', 'marketValue')).toEqual(['2400', '2310']);
    expect(texts(value, 'profit')).toEqual(['710']);
  });

  it('bought in a third currency, the price is turned into the instrument’s first', () => {
    const rows = [buy('2024-01-02', '2', '50', { currency: 'eur' })];
    const value = valued(rows, market({ closes: { '2024-06-28': 60 } }));
    // 50 euro are 55 dollars at 4 zł.
    expect(texts(value, 'openCost', 'priceEffect', 'fxEffect')).toEqual(['440', '40', '-60']);
  });

  it('lots keep their own rates', () => {
    const rows = [buy('2024-01-02', '1', '10', dollars), buy('2024-03-01', '1', '20', dollars)];
    const value = valued(rows, market({ closes: { '2024-06-28': 20 } }));
    expect(texts(value, 'openCost', 'priceEffect', 'fxEffect')).toEqual(['140', '40', '-40']);
  });

  it('with average cost the rate is weighted by the money it turned', () => {
    const rows = [buy('2024-01-02', '1', '10', dollars), buy('2024-03-01', '1', '30', dollars)];
    const value = valued(rows, market({ closes: { '2024-06-28': 20 } }), { method: 'average' });
    expect(texts(value, 'openCost', 'priceEffect', 'fxEffect')).toEqual(['190', '0', '-50']);
  });

  it('a sale with average cost takes its share of the pool', () => {
    const rows = [
      buy('2024-01-02', '1', '10', dollars),
      buy('2024-03-01', '1', '30', dollars),
      sell('2024-03-01', '1', '24', dollars),
    ];
    const of = market({ closes: { '2024-06-28': 20 } });
    const average = valued(rows, of, { method: 'average' });
    // Half of 190 zł for 24 x 5; 1 x (24 - 20) x 4.75 by the price.
    expect(texts(average, 'realised', 'realisedFx', 'openCost')).toEqual(['25', '6', '95']);
    const fifo = valued(rows, of);
    expect(texts(fifo, 'realised', 'realisedFx', 'openCost')).toEqual(['80', '24', '150']);
    expect(texts(average, 'profit')).toEqual(texts(fifo, 'profit'));
  });
});

describe('what it cost and earned (rules L-6, P-1)', () => {
  const rows = [
    buy('2024-01-02', '10', '100', { fee: '5', tax: '1' }),
    ledgerRow('dividend', '2024-02-01', { total: '30', tax: '5.7', fee: '0.3' }),
    ledgerRow('interest', '2024-02-02', { total: '4', tax: '0.76' }),
    ledgerRow('fee', '2024-02-03', { total: '2' }),
    ledgerRow('tax', '2024-02-04', { total: '3' }),
    sell('2024-03-01', '4', '110', { fee: '4', tax: '2' }),
  ];
  const value = valued(rows, market({ currency: 'pln', closes: { '2024-06-28': 120 } }));

  it('fees and taxes are lines of their own, what is withheld from a dividend is the dividend’s', () => {
    expect(texts(value, 'fees', 'taxes', 'dividendsGross', 'dividendTax', 'interest')).toEqual([
      '11.3',
      '6.76',
      '30',
      '5.7',
      '4',
    ]);
    expect(texts(value, 'purchases', 'purchaseFees', 'proceeds')).toEqual(['1000', '5', '440']);
  });

  it('realised, unrealised and income less charges are the profit', () => {
    expect(texts(value, 'realised', 'unrealised', 'profit')).toEqual(['40', '120', '170.24']);
  });

  it('each row shows what came in less what went out, and what it realised', () => {
    expect(value.entries.map((entry) => textOf(entry.flow))).toEqual([
      '-1006',
      '24',
      '3.24',
      '-2',
      '-3',
      '434',
    ]);
    expect(value.entries.map((entry) => textOf(entry.realised))).toEqual(['0', '0', '0', '0', '0', '40']);
  });

  it('value after order is the units then at the order’s own price', () => {
    const after = value.entries.map((entry) => entry.valueAfter && textOf(entry.valueAfter));
    expect(after).toEqual(['1000', null, null, null, null, '660']);
  });

  it('a holding sold out keeps its profit', () => {
    const closed = valued([...rows, sell('2024-04-01', '6', '130')], market({ currency: 'pln' }));
    expect(texts(closed, 'units', 'marketValue', 'openCost', 'unrealised')).toEqual(['0', '0', '0', '0']);
    expect(texts(closed, 'realised', 'profit')).toEqual(['220', '230.24']);
  });
});

describe('the price (rule L-10)', () => {
  const rows = [buy('2024-01-02', '10', '100', dollars)];

  it('is a quote of today, or carried from an earlier day', () => {
    expect(valued(rows, market({ closes: { '2024-06-28': 7 } })).price).toMatchObject({
      kind: 'quote',
      day: today,
    });
    expect(valued(rows, market({ closes: { '2024-06-21': 7 } })).price).toMatchObject({
      kind: 'carried',
      day: dayNumber('2024-06-21'),
    });
  });

  it('where nothing was ever quoted is the last transaction’s, as an estimate', () => {
    const two = [...rows, buy('2024-03-01', '1', '88', { currency: 'eur' })];
    const value = valued(two, market());
    expect(value.price).toMatchObject({ kind: 'estimate', day: dayNumber('2024-03-01') });
    // 88 euro in dollars of today, eleven of them, in złoty of today.
    expect(Number(textOf(value.marketValue))).toBeCloseTo(4259.2, 9);
  });

  it('an estimate counts splits since', () => {
    const value = valued([...rows, split('2024-04-01', '4:1')], market());
    expect(texts(value, 'units', 'marketValue')).toEqual(['40', '3500']);
  });

  it('is turned into money by its unit: pence, and percent of a nominal', () => {
    const pence = market({ currency: 'gbp', factor: '0.01', closes: { '2024-06-28': 2500 } });
    expect(texts(valued([buy('2024-01-02', '3', '20', { currency: 'gbp' })], pence), 'marketValue')).toEqual([
      '375',
    ]);
    const percent = market({ currency: 'pln', factor: '10', closes: { '2024-06-28': 98.5 } });
    expect(texts(valued([buy('2024-01-02', '2', '990')], percent), 'marketValue')).toEqual(['1970']);
  });

  it('without a transaction there is none, and nothing is worth nothing', () => {
    const value = valued([], market());
    expect(value.price).toEqual({ kind: 'none', value: null, day: null });
    expect(texts(value, 'units', 'profit', 'marketValue')).toEqual(['0', '0', '0']);
  });
});

describe('splits and prices (rule L-9)', () => {
  const rows = [buy('2024-06-03', '10', '400'), split('2024-06-10', '4:1')];
  const closes = { '2024-06-03': 400, '2024-06-07': 404, '2024-06-11': 102, '2024-06-12': 100 };
  const of = (more: Record<string, number> = closes) => market({ currency: 'pln', closes: more });

  it('change nothing of cost, gain or profit', () => {
    expect(texts(valued(rows, of()), 'units', 'openCost', 'marketValue', 'profit')).toEqual([
      '40',
      '4000',
      '4000',
      '0',
    ]);
  });

  it('a price from before the split is carried over it divided by the ratio', () => {
    const before = of({ '2024-06-03': 400, '2024-06-07': 404 });
    expect(texts(valued(rows, before), 'marketValue')).toEqual(['4040']);
    const daily = valued(rows, of()).daily;
    const on = (day: string) => daily.value[dayNumber(day) - daily.first];
    expect(['2024-06-09', '2024-06-10', '2024-06-11'].map(on)).toEqual([4040, 4040, 4080]);
  });

  it('the last move is of the price, not of the split', () => {
    const late = [buy('2024-06-03', '10', '400'), split('2024-06-26', '4:1')];
    const value = valued(late, of({ '2024-06-25': 404, '2024-06-26': 102 }));
    expect(textOf(value.lastMove!.amount)).toBe('40');
    expect(textOf(value.lastMove!.start)).toBe('4040');
  });

  it('one for three: cost stays, and selling all leaves nothing', () => {
    const third = [buy('2024-06-03', '1', '90'), split('2024-06-10', '1:3')];
    const all = `0.${'3'.repeat(18)}`;
    for (const method of ['fifo', 'average'] as const) {
      const sold = valued([...third, sell('2024-06-12', all, '300')], of(), { method });
      expect(texts(sold, 'units', 'openCost', 'marketValue')).toEqual(['0', '0', '0']);
      expect(texts(sold, 'realised')).toEqual(['9.9999999999999999']);
    }
  });
});

describe('the history of a holding (rules L-10, P-7)', () => {
  const closes = { '2024-06-20': 10, '2024-06-21': 11, '2024-06-24': 12, '2024-06-28': 13 };
  const rows = [buy('2024-06-20', '2', '9', { fee: '1' }), sell('2024-06-24', '1', '12', { fee: '1' })];
  const { daily } = valued(rows, market({ currency: 'pln', closes }));

  it('has closes, carried over days without one, from the first transaction to today', () => {
    expect(daily.first).toBe(dayNumber('2024-06-20'));
    expect([...daily.value]).toEqual([20, 22, 22, 22, 12, 12, 12, 12, 13]);
  });

  it('has money in and out on their days, with what they cost', () => {
    expect([...daily.inflow]).toEqual([19, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...daily.outflow]).toEqual([0, 0, 0, 0, 11, 0, 0, 0, 0]);
  });

  it('before the first quote takes the price that was paid', () => {
    const late = market({ currency: 'pln', closes: { '2024-06-24': 12, '2024-06-28': 13 } });
    expect([...valued([buy('2024-06-20', '2', '9')], late).daily.value].slice(0, 5)).toEqual([
      18, 18, 18, 18, 24,
    ]);
  });

  it('begins with the last close before, unless that is more than a year old', () => {
    const value = (close: string) =>
      valued(
        [buy('2024-06-20', '2', '9')],
        market({ currency: 'pln', closes: { [close]: 5, '2024-06-24': 12 } }),
      ).daily.value[0];
    expect([value('2024-06-01'), value('2023-07-01'), value('2023-05-01')]).toEqual([10, 10, 18]);
  });

  it('is in the shown currency by each day’s rate', () => {
    const value = valued(
      [buy('2024-02-29', '1', '10', dollars)],
      market({ closes: { '2024-02-29': 10, '2024-06-28': 10 } }),
    );
    expect([...value.daily.value].slice(0, 2)).toEqual([40, 50]);
    expect(value.daily.value.at(-1)).toBe(35);
  });
});

describe('what is not known (rule L-11)', () => {
  const of = market({ closes: { '2024-06-28': 110 } });
  const value = (rows: LedgerRow[], quoted: HoldingMarket, shown: string) =>
    valueHolding(singleBook(rows, 'fifo'), quoted, rates, shown, today);

  it('a currency without any rate leaves no figure at all', () => {
    expect(value([buy('2024-01-02', '1', '1', dollars)], of, 'jpy')).toBeNull();
    expect(value([buy('2024-01-02', '1', '1', { currency: 'jpy' })], of, 'pln')).toBeNull();
    expect(value([buy('2024-01-02', '1', '1')], { ...of, currency: 'jpy' }, 'pln')).toBeNull();
  });

  it('a flow from before the first rate is marked as estimated', () => {
    expect(value([buy('2024-01-01', '1', '1', dollars)], of, 'pln')!.estimatedRates).toBe(true);
    expect(value([buy('2024-01-02', '1', '1', dollars)], of, 'pln')!.estimatedRates).toBe(false);
    expect(value([buy('2024-01-01', '1', '1')], of, 'pln')!.estimatedRates).toBe(false);
  });

  it('the last move needs two closes and something held', () => {
    expect(value([buy('2024-01-02', '1', '1', dollars)], of, 'pln')!.lastMove).toBeNull();
    // 220 dollars at 3.50 after 200 at 5.
    const two = market({ closes: { '2024-06-27': 100, '2024-06-28': 110 } });
    expect(textOf(value([buy('2024-01-02', '2', '1', dollars)], two, 'pln')!.lastMove!.amount)).toBe('-230');
    const sold = [buy('2024-01-02', '2', '1', dollars), sell('2024-01-03', '2', '1', dollars)];
    expect(value(sold, two, 'pln')!.lastMove).toBeNull();
  });

  it('both effects are always the whole gain', () => {
    const known = value([buy('2024-01-02', '3', '99.99', { currency: 'eur' })], of, 'usd')!;
    expect(textOf(plus(known.priceEffect, known.fxEffect))).toBe(textOf(known.unrealised));
  });
});
