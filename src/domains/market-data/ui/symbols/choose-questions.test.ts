import { describe, expect, test } from 'vitest';
import { chooseQuestions, type SymbolFacts } from './choose-questions.ts';

const write = {
  day: (day: string) => day,
  price: (value: string | number) => `${value} zł`,
  money: (value: string) => `${value} zł`,
  percent: (value: number) => `${value.toFixed(2)}%`,
  size: (value: string) => `${value} zł`,
};

const known: SymbolFacts = {
  class: 'stocks',
  ticker: 'PKO',
  name: 'PKO Bank Polski',
  price: '84.16',
  price_day: '2026-11-13',
  is_simulated: false,
  market_value: '105200000000',
  list_date: '2004-11-10',
  isin: 'PLPKO0000016',
  dividends: [
    {
      execution_date: '2025-08-05',
      declaration_date: null,
      record_date: '2025-08-06',
      payment_date: '2025-08-14',
      amount: '5.48',
      currency_id: null,
    },
  ],
};

const context = {
  today: '2026-11-15',
  exchange: 'GPW',
  change: 1.84,
  year: [
    { day: '2025-11-13', value: 60.02 },
    { day: '2026-03-02', value: 58 },
    { day: '2026-11-13', value: 84.16 },
  ],
  write,
};

const nothing: SymbolFacts = {
  ...known,
  price: null,
  price_day: null,
  market_value: null,
  list_date: null,
  isin: null,
  dividends: [],
};

describe('questions about a symbol', () => {
  test('everything known: the five most asked', () => {
    const keys = chooseQuestions(known, context).map(({ key }) => key);
    expect(keys).toEqual(['price', 'year', 'dividend', 'size', 'listed']);
  });

  test('nothing known: nothing is asked', () => {
    expect(chooseQuestions(nothing, { ...context, year: [], change: null })).toEqual([]);
  });

  test('what is missing leaves its question out and lets the next one in', () => {
    const keys = chooseQuestions({ ...known, dividends: [] }, context).map(({ key }) => key);
    expect(keys).toEqual(['price', 'year', 'size', 'listed', 'isin']);
  });

  test('a change that rounds to nothing is neither up nor down, an unknown one is not spoken of', () => {
    const direction = (change: number | null) =>
      chooseQuestions(known, { ...context, change })[0]!.values.direction;
    expect([direction(1.84), direction(-0.3), direction(0.001), direction(null)]).toEqual([
      'up',
      'down',
      'flat',
      'unknown',
    ]);
  });

  test('the year tells its first, last, lowest and highest close', () => {
    const { values } = chooseQuestions(known, context)[1]!;
    expect(values).toMatchObject({
      first: '60.02 zł',
      last: '84.16 zł',
      low: '58 zł',
      high: '84.16 zł',
      change: '40.22%',
      direction: 'up',
    });
  });

  test('a dividend still to be paid is not shown as paid', () => {
    const soon = [{ ...known.dividends[0]!, execution_date: '2026-11-10', payment_date: '2026-12-01' }];
    const found = chooseQuestions({ ...known, dividends: [...known.dividends, ...soon] }, context);
    expect(found[2]!.values).toMatchObject({ exDay: '2026-11-10', payment: 'future' });
  });

  test('only answers without money may be given to search engines while prices are simulated', () => {
    const free = chooseQuestions({ ...nothing, isin: known.isin, list_date: known.list_date }, context)
      .filter(({ quotesMoney }) => !quotesMoney)
      .map(({ key }) => key);
    expect(free).toEqual(['listed', 'isin']);
  });
});
