import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { figuresOf, measureReturns } from '../../valuation/measure-total.ts';
import { explained } from '../explain/explain-figure.ts';
import { explainedScope } from '../explain/explained-scope.ts';
import { totalsOf, wholeTotal } from './ledger-values.ts';

const closes = {
  '2023-01-02': 100,
  '2023-06-01': 120,
  '2023-12-29': 90,
  '2024-03-01': 150,
  '2024-06-27': 140,
  '2024-06-28': 130,
};
const rates = { usd: { '2023-01-02': '4.4', '2023-06-01': '4.2', '2024-03-01': '3.9', '2024-06-28': '4' } };
const moveDay = '2024-03-01';

type Kind = { method: LotMethod; cash: boolean };
type Case = { from: Kind; to: Kind; quoted: boolean };
const kinds: Kind[] = [
  { method: 'fifo', cash: false },
  { method: 'average', cash: false },
  { method: 'fifo', cash: true },
  { method: 'average', cash: true },
];
const cases: Case[] = kinds.flatMap((from) =>
  kinds.flatMap((to) => [true, false].map((quoted) => ({ from, to, quoted }))),
);

/** Bought in dollars and in złoty, partly sold; of what is left some goes to the other portfolio, or all of it. */
function ledger({ from, to, quoted }: Case, moved: string | null, price = '1', day = moveDay) {
  const dollars = { currency: 'usd' };
  const link = moved ? { units: moved, price, link: 'l', ...dollars } : null;
  const own: LedgerRow[] = [
    buy('2023-01-02', '10', '100', { fee: '5', ...dollars }),
    buy('2023-06-01', '8', '520'),
    sell('2023-12-29', '4', '90', dollars),
  ];
  if (link) own.push(ledgerRow('transfer-out', day, link));
  return ledgerValues({
    today: '2024-06-28',
    rates,
    portfolios: [
      {
        id: 'old',
        follows_cash: from.cash,
        rows: [
          ledgerRow('deposit', '2023-01-02', { total: '3000', ...dollars }),
          ledgerRow('deposit', '2023-06-01', { total: '4200' }),
        ],
      },
      { id: 'new', follows_cash: to.cash },
    ],
    holdings: [
      { id: 'a', portfolio_id: 'old', ...market(quoted), method: from.method, rows: own },
      ...(link
        ? [
            {
              id: 'b',
              portfolio_id: 'new',
              ...market(quoted),
              method: to.method,
              rows: [ledgerRow('transfer-in', day, link)],
            },
          ]
        : []),
    ],
  });
}

function market(quoted: boolean) {
  const facts = { instrument_id: 'i', currency: 'usd', price_currency: 'usd' };
  return quoted ? { ...facts, closes } : facts;
}

const whole = (values: ReturnType<typeof ledger>) => {
  const total = wholeTotal(values, totalsOf(values));
  const { roi_base: base, ...figures } = figuresOf(total, measureReturns(total));
  // Whether it is told as deposits, purchases or both follows from which portfolios track cash.
  return rounded({ ...figures, base: base.amount }) as Record<string, unknown>;
};
const portfolio = (values: ReturnType<typeof ledger>, id: string) => {
  const total = totalsOf(values).get(id)!;
  return figuresOf(total, measureReturns(total));
};

/** Averages divide, and histories are floats: what is below a millionth is neither. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toFixed(6));
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value).toFixed(6);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)]));
}

describe('a linked transfer', () => {
  it.each(cases)('changes nothing of the whole: %j (rule P-16)', (given) => {
    // How the unrealised gain divides into price and currency is a matter of the lot method (rule P-9).
    const ofMethod = ({ price_effect, fx_effect, unrealised_fx_effect, ...rest }: Record<string, unknown>) =>
      given.from.method === given.to.method
        ? { price_effect, fx_effect, unrealised_fx_effect, ...rest }
        : rest;
    const before = ofMethod(whole(ledger(given, null)));
    expect(ofMethod(whole(ledger(given, '9')))).toEqual(before);
    expect(ofMethod(whole(ledger(given, '14', '77777')))).toEqual(before);
    // In the last session as well, where it would be part of the day's move.
    expect(ofMethod(whole(ledger(given, '9', '1', '2024-06-28')))).toEqual(before);
  });

  it('is nothing realised: gain, cost and profit go over with the lots', () => {
    const given = { from: kinds[0]!, to: kinds[0]!, quoted: true };
    const before = portfolio(ledger(given, null), 'old');
    const values = ledger(given, '14');
    const [old, fresh] = [portfolio(values, 'old'), portfolio(values, 'new')];
    expect(old).toMatchObject({ market_value: '0', investment_sum: '0', unrealised: '0' });
    expect(old.realised).toBe(before.realised);
    expect(fresh).toMatchObject({
      market_value: before.market_value,
      investment_sum: before.investment_sum,
      unrealised: before.unrealised,
      realised: '0',
    });
  });

  it('is money out of one and into the other at the market’s price, for their own returns', () => {
    const values = ledger({ from: kinds[0]!, to: kinds[2]!, quoted: true }, '9', '1');
    const fresh = totalsOf(values).get('new')!;
    const day = fresh.daily.first;
    // 9 units at 150 dollars of 3.90 złoty.
    expect(fresh.daily.inflow[0]).toBeCloseTo(9 * 150 * 3.9, 9);
    const old = totalsOf(values).get('old')!;
    expect(old.daily.outflow[day - old.daily.first]).toBeCloseTo(9 * 150 * 3.9, 9);
    // From 150 dollars of 3.90 to 130 of 4.
    expect(measureReturns(fresh).twr.percent).toBeCloseTo(((130 * 4) / (150 * 3.9) - 1) * 100, 9);
  });

  it('the explained return of the whole adds up to the shown one', () => {
    const given = { from: kinds[2]!, to: kinds[0]!, quoted: true };
    const values = ledger(given, '9');
    const scope = explainedScope(values, { portfolio: 'all' });
    const { rows } = explained(scope, { figure: 'roi', period: 'max' });
    const amounts = rows.map(({ cells }) => Number(cells.at(-1)!.value));
    const { roi } = figuresOf(scope.total, measureReturns(scope.total));
    const [profit, ...against] = amounts;
    expect((profit! / against.reduce((sum, each) => sum + each, 0)) * 100).toBeCloseTo(roi!, 9);
  });

  it.each(cases)('what the whole has invested adds up row by row: %j', (given) => {
    const { rows, total } = explained(explainedScope(ledger(given, '9'), { portfolio: 'all' }), {
      figure: 'net_invested',
      period: 'max',
    });
    const sum = rows.reduce((added, { cells }) => added + Number(cells.at(-1)!.value), 0);
    expect(sum).toBeCloseTo(Number(total!.cells.at(-1)!.value), 6);
  });

  it('of which one half alone is in view is a flow like others', () => {
    const values = ledger({ from: kinds[0]!, to: kinds[0]!, quoted: true }, '9');
    const paper = {
      ...values,
      portfolios: values.portfolios.map((each) => ({ ...each, is_virtual: each.id === 'new' })),
    };
    const total = wholeTotal(paper, totalsOf(paper));
    expect(total.daily.outflow.some((amount) => Math.abs(amount - 9 * 150 * 3.9) < 1e-9)).toBe(true);
  });
});
