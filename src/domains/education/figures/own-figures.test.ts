import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { RateOutput } from '../../valuation/figures-contract.ts';
import { datedFalls } from '../../valuation/returns/dated-falls.ts';
import type { FigureCard, RowKey } from '../figure-groups.ts';
import { bondsFigures } from './bonds-figures.ts';
import { costsFigures } from './costs-figures.ts';
import { currencyFigures } from './currency-figures.ts';
import { drawdownFigures } from './drawdown-figures.ts';
import { pensionsFigures } from './pensions-figures.ts';
import { rebalancingFigures } from './rebalancing-figures.ts';
import { returnsFigures } from './returns-figures.ts';
import { type SimulationLine, simulationFigures } from './simulation-figures.ts';

/** The rows of a group as a reader finds them: by name, as numbers where they are some. */
function rowsOf(card: FigureCard | null, at = 0): Partial<Record<RowKey, number | string | null>> {
  const rows = card!.groups[at]!.rows.map(({ key, figure }) => [
    key,
    figure && (figure.kind === 'day' ? figure.value : Number(figure.value)),
  ]);
  return Object.fromEntries(rows);
}

const rate = (percent: number | null, isAnnual = true): RateOutput => ({
  percent,
  is_annual: isAnnual,
  span_percent: percent,
  from: '2024-01-01',
  to: '2026-01-01',
  ended: false,
  reason: percent === null ? 'too-short' : null,
  several: false,
});

describe('IRR and TWR (ED-2)', () => {
  const portfolio = (name: string, value: string, irr: number | null, twr: number | null) => ({
    name,
    is_virtual: false,
    market_value: value,
    irr: rate(irr),
    twr: rate(twr),
    is_simulated: false,
  });

  test('are those of the three largest real portfolios, largest first', () => {
    const card = returnsFigures([
      portfolio('Small', '5', 1, 1),
      portfolio('Large', '9000', 4, 6),
      { ...portfolio('Paper', '99999', 50, 50), is_virtual: true },
      portfolio('Middle', '700', 1, 1),
      portfolio('New', '8000', null, 1),
      portfolio('Third', '60', 1, 1),
    ]);
    expect(card?.groups.map(({ subject }) => subject)).toEqual(['Large', 'Middle', 'Third']);
    expect(rowsOf(card)).toEqual({ irrYear: 4, twrYear: 6 });
    expect(card?.groups.map(({ note }) => note)).toEqual(['irrLower', 'irrAlike', 'irrAlike']);
  });

  test.each([
    [8, 6, 'irrHigher'],
    [6.02, 6, 'irrAlike'],
    [-3, 1, 'irrLower'],
  ])('an IRR of %d beside a TWR of %d: %s', (irr, twr, note) => {
    expect(returnsFigures([portfolio('One', '1', irr, twr)])?.groups[0]?.note).toBe(note);
  });

  test('below a year they are of the whole period', () => {
    const young = { ...portfolio('One', '1', 2, 3), irr: rate(2, false), twr: rate(3, false) };
    expect(rowsOf(returnsFigures([young]))).toEqual({ irrSpan: 2, twrSpan: 3 });
  });

  test('without a return there are none', () => expect(returnsFigures([])).toBeNull());
});

describe('currency (ED-2)', () => {
  const holding = (name: string, currency: string, value: string, fx: string | null) => ({
    name,
    title: `${name} Inc`,
    price_currency: currency,
    market_value: value,
    unrealised: '10',
    price_effect: '15',
    unrealised_fx_effect: fx,
    is_simulated: true,
  });

  test('the largest holding in another currency, with both parts of its gain', () => {
    const card = currencyFigures(
      [
        holding('PKO', 'pln', '999999', '0'),
        holding('MSFT', 'usd', '70', '-5'),
        holding('SAP', 'eur', '9', '1'),
      ],
      'pln',
    );
    expect(card).toMatchObject({
      note: 'fxHurt',
      isSimulated: true,
      groups: [{ subject: 'MSFT · MSFT Inc' }],
    });
    expect(rowsOf(card)).toEqual({ value: 70, unrealised: 10, priceEffect: 15, fxEffect: -5 });
  });

  test('none where everything is in the shown one, or nothing is known', () => {
    expect(currencyFigures([holding('MSFT', 'USD', '70', '-5')], 'usd')).toBeNull();
    expect(currencyFigures([holding('MSFT', 'usd', '70', null)], 'pln')).toBeNull();
  });
});

describe('drawdown (ED-2)', () => {
  const first = '2026-01-01';
  /** As the chart has it: of each day, or of every so many of them. */
  const history = (index: number[], every = 1) => ({
    ...{ first_day: first, every_days: every, value: index.filter((_, at) => at % every === 0) },
    deepest: datedFalls(index, dayNumber(first))[0] ?? null,
  });

  test('the deepest with its days', () => {
    expect(rowsOf(drawdownFigures(history([100, 110, 99, 88, 100, 110, 120]), false))).toEqual({
      deepest: expect.closeTo(-20, 9),
      needed: expect.closeTo(25, 9),
      high: '2026-01-02',
      low: '2026-01-04',
      recovered: '2026-01-06',
      daysDown: 4,
    });
  });

  test('one that has not ended runs to the last day; points of weeks are seven days apart', () => {
    const weeks = [100, ...Array(6).fill(90), ...Array(7).fill(80), 90];
    const card = drawdownFigures(history(weeks, 7), false);
    expect(card?.note).toBe('stillBelow');
    expect(rowsOf(card)).toMatchObject({ high: '2026-01-01', low: '2026-01-08', daysDown: 14 });
    expect(rowsOf(card)).not.toHaveProperty('recovered');
  });

  test('none where nothing fell', () => {
    expect(drawdownFigures(history([100, 100, 101]), false)).toBeNull();
    expect(drawdownFigures(history([]), false)).toBeNull();
  });
});

describe('costs (ED-2)', () => {
  const totals = { count: 3, fees: '12.34', taxes: '1', withheld: '2.5' };
  const all = { market_value: '1234', is_simulated: false };

  test('fees against value, taxes beside them', () => {
    expect(rowsOf(costsFigures([totals, totals], all, 'pln'))).toEqual({
      value: 1234,
      feesYear: 24.68,
      feesPercent: 2,
      taxesYear: 7,
    });
  });

  test('no taxes, no row of them; no transactions or no value, no figures', () => {
    expect(rowsOf(costsFigures([{ ...totals, taxes: '0', withheld: '0' }], all, 'pln'))).not.toHaveProperty(
      'taxesYear',
    );
    expect(costsFigures([{ ...totals, count: 0 }], all, 'pln')).toBeNull();
    expect(costsFigures([totals], { ...all, market_value: '0' }, 'pln')).toBeNull();
    expect(costsFigures([totals], { ...all, market_value: null }, 'pln')).toBeNull();
  });
});

test('the widest gap of all strategies, over or under (ED-2)', () => {
  const portfolio = (name: string, drifts: string[], coverage: number | null = 90) => ({
    portfolio_name: name,
    coverage,
    is_simulated: false,
    components: drifts.map((drift, at) => ({ name: `Part ${at}`, wanted: '40', held: '50', drift })),
  });
  const card = rebalancingFigures([
    portfolio('Calm', ['1', '-1']),
    portfolio('Wild', ['3.5', '-7.25']),
    portfolio('Empty', ['-40', '-60'], null),
  ]);
  expect(card).toMatchObject({ note: 'gapUnder', groups: [{ subject: 'Wild · Part 1' }] });
  expect(rowsOf(card)).toEqual({ wanted: 40, held: 50, drift: -7.25, coverage: 90 });
  expect(rebalancingFigures([])).toBeNull();
});

test('the largest holding of savings bonds (ED-2)', () => {
  const flow = {
    day: '2026-11-13',
    kind: 'redemption' as const,
    interest: '30',
    fee: '2',
    tax: '5.32',
    principal: '100',
    gross: '130',
    net: '122.68',
    is_assumed: false,
    from: '2026-01-01',
    to: '2027-01-01',
    is_open: true,
  };
  const bond = { symbol: 'EDO0834', kind: 'EDO' as const, status: 'held' as const, is_simulated: false };
  const bonds = [
    { ...bond, value: '130', redemption: flow },
    { ...bond, symbol: 'DS1033', kind: 'catalyst' as const, value: '9000', redemption: null },
    { ...bond, symbol: 'EDO0133', status: 'matured' as const, value: '8000', redemption: null },
    { ...bond, symbol: 'COI0828', value: '20', redemption: null },
  ];
  const card = bondsFigures(bonds, 'pln');
  expect(card).toMatchObject({ note: 'redeemable', groups: [{ subject: 'EDO0834' }] });
  expect(rowsOf(card)).toEqual({ value: 130, redemptionFee: 2, redemptionTax: 5.32, redemption: 122.68 });
  expect(bondsFigures(bonds.slice(3), 'pln')).toMatchObject({ note: 'notRedeemable' });
  expect(bondsFigures(bonds.slice(1, 3), 'pln')).toBeNull();
});

describe('IKE and IKZE (ED-2, ED-6)', () => {
  const account = (kind: 'ike' | 'ikze', deposits: string | null) => ({
    name: kind.toUpperCase(),
    kind,
    market_value: '30000',
    is_simulated: false,
    deposits,
  });

  test('each against its own limit; two portfolios of a kind share it', () => {
    const card = pensionsFigures(
      [account('ike', '20000'), account('ike', '8000'), account('ikze', '12000')],
      '2026',
    );
    expect(rowsOf(card)).toEqual({ value: 30_000, paid: 20_000, limit: 28_260, room: 260 });
    expect(rowsOf(card, 1)).toMatchObject({ paid: 8000, room: 260 });
    expect(rowsOf(card, 2), 'never below nothing').toMatchObject({ limit: 11_304, room: 0 });
  });

  test('without tracked cash nobody knows what was paid in', () => {
    expect(rowsOf(pensionsFigures([account('ike', null)], '2026'))).toEqual({ value: 30_000, limit: 28_260 });
  });

  test('of a year without a known limit nothing is said', () => {
    expect(rowsOf(pensionsFigures([account('ike', '1')], '2031'))).toEqual({ value: 30_000, paid: 1 });
    expect(pensionsFigures([], '2026')).toBeNull();
  });
});

test('the measures of a run, its benchmark last and without costs (ED-2)', () => {
  const line = (slot: number | null, annual: number | null): SimulationLine => ({
    slot,
    name: slot === null ? 'WIG20' : 'Hold',
    final_value: '120',
    profit: '20',
    total_return: 0.2,
    annualized_return: annual,
    volatility: 0.15,
    sharpe_ratio: null,
    max_drawdown: -0.1,
    avg_turnover: 0.01,
    avg_leverage: 1,
    sortino_ratio: null,
    recovery_days: 30,
    total_costs: '3',
  });
  const run = {
    portfolio: 'Mine',
    currency: 'pln',
    lines: [line(null, 0.1), line(1, null)],
    isSimulated: false,
  };
  const card = simulationFigures(run, ({ name }) => name);
  expect(card?.groups.map(({ subject }) => subject)).toEqual(['Mine · Hold', 'Mine · WIG20']);
  expect(rowsOf(card)).toEqual({
    finalValue: 120,
    returnSpan: 20,
    volatility: 15,
    maxDrawdown: -10,
    sharpe: null,
    tradeCosts: 3,
  });
  expect(rowsOf(card, 1)).toMatchObject({ returnYear: 10 });
  expect(rowsOf(card, 1)).not.toHaveProperty('tradeCosts');
  const twice = { ...run, lines: [line(1, 0.1), line(2, 0.2)] };
  expect(simulationFigures(twice, ({ name }) => name)?.groups.map(({ subject }) => subject)).toEqual([
    'Mine · Hold (1)',
    'Mine · Hold (2)',
  ]);
  expect(simulationFigures(null, String)).toBeNull();
});
