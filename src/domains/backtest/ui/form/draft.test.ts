import { describe, expect, it } from 'vitest';
import { runSimulationBody } from '../../contract.ts';
import { parseStrategy, type StrategyName, strategyNames } from '../../strategy-params.ts';
import { checkDraft, checkStrategy } from './check-draft.ts';
import { asJson, bodyOf, changeSlot, type Draft, defaultParams, lateAssets, newDraft } from './draft.ts';
import { exampleForm as form } from './example-form-for-tests.ts';
import { scaledToOne } from './weights.ts';

const today = '2026-11-14';

function withStrategy(name: StrategyName, params: Record<string, string> = {}): Draft {
  const strategy = { name, params: { ...defaultParams(name, form, form.default_end!), ...params } };
  return changeSlot(newDraft(form), 0, { strategy });
}
const problemsOf = (draft: Draft) => checkDraft(draft, form, today).map(({ field, key }) => [field, key]);
const fieldProblem = (name: StrategyName, params: Record<string, string>) =>
  checkStrategy({ name, params: { ...defaultParams(name, form, '2026-11-13'), ...params } }, form)[0];
const about = { portfolioId: 'p', language: 'en', submissionId: crypto.randomUUID() } as const;

describe('the settings of a simulation', () => {
  it('of every strategy at its defaults are what the server accepts', () => {
    for (const name of strategyNames) {
      const draft = withStrategy(name);
      expect([name, problemsOf(draft)]).toEqual([name, []]);
      const body = bodyOf(draft, about);
      const whole = { action: 'run-portfolio-history-simulation', ...body };
      expect(runSimulationBody.safeParse(whole).success).toBe(true);
      expect(() => parseStrategy(name, body.strategies[0]?.params)).not.toThrow();
    }
  });

  it('need at least one strategy', () => {
    expect(problemsOf(newDraft(form))).toEqual([['strategies', 'atLeastOneStrategyMustBeSet']]);
  });

  it('need a start that is not in the future and an end between it and today', () => {
    const draft = withStrategy('Uniform');
    expect(problemsOf({ ...draft, start: '' })).toEqual([['start_at', 'startAtError']]);
    expect(problemsOf({ ...draft, start: '2026-11-15' })).toEqual([
      ['start_at', 'startAtError'],
      ['end_at', 'endAtError'],
    ]);
    expect(problemsOf({ ...draft, end: today })).toEqual([['end_at', 'endAtError']]);
    expect(problemsOf({ ...draft, end: '2016-01-04' })).toEqual([['end_at', 'endAtError']]);
    expect(problemsOf({ ...draft, start: draft.end })).toEqual([['end_at', 'singleDay']]);
  });

  it('name the first possible day when the start is too early, and offer it', () => {
    const [problem] = checkDraft({ ...withStrategy('Hold'), start: '2010-06-01' }, form, today);
    expect(problem).toEqual({
      field: 'start_at',
      key: 'startTooEarly',
      values: { first: '2011-01-10' },
      fixed: '2011-01-10',
    });
  });

  it('take a frequency or dates, never both', () => {
    const monthly = bodyOf(withStrategy('PeriodicRebalance'), about).strategies[0];
    expect(Object.keys(monthly?.params ?? {})).toEqual(['target_weights', 'rebalance_frequency']);
    const dated = withStrategy('PeriodicRebalance', {
      rebalance_frequency: 'dates',
      rebalance_dates: '2020-01-02, 2021-01-04\n2022-01-03',
    });
    expect(bodyOf(dated, about).strategies[0]!.params).toEqual({
      target_weights: form.today_weights,
      rebalance_dates: ['2020-01-02', '2021-01-04', '2022-01-03'],
    });
  });

  it('leave the scores to the server until own ones are given', () => {
    expect(bodyOf(withStrategy('RankAndLongShort'), about).strategies[0]!.params).not.toHaveProperty(
      'scores',
    );
  });
});

describe('JSON parameters', () => {
  it('tell the line that breaks and how to mend it', () => {
    const problem = fieldProblem('SinglePeriodOptimization', { solver_options: '{\n  "eps_abs": 1e-6,\n}' });
    expect(problem).toMatchObject({ key: 'invalidJsonError', json: { line: 2, kind: 'trailingComma' } });
    expect(problem?.fixed).toBe('{\n  "eps_abs": 1e-6\n}');
  });

  it('have the shape their strategy wants', () => {
    const wrong: [StrategyName, Record<string, string>][] = [
      ['FixedTrades', { trades: '{}' }],
      ['PeriodicRebalance', { target_weights: '[]' }],
      ['PeriodicRebalance', { target_weights: '{"2020-01-02": {"PKO": 1}}' }],
      ['ProportionalTradeToTargets', { target_weights: '[{"date": "2020-01-02", "weights": {"PKO": 1}}]' }],
      ['FixedWeights', { weights: '"PKO"' }],
      ['FixedWeights', { weights: '{"2020-01-02": {"PKO": 1}}' }],
      ['RankAndLongShort', { score_source: 'own', scores: '[1, 2]' }],
    ];
    for (const [name, params] of wrong)
      expect([name, fieldProblem(name, params)?.key]).toEqual([name, 'invalidJsonError']);
    expect(fieldProblem('FixedWeights', { weights: '[{"date": "2020-01-02", "weights": {"PKO": 1}}]' })).toBe(
      undefined,
    );
    expect(fieldProblem('ProportionalTradeToTargets', { target_weights: '{"2020-01-02": {"PKO": 1}}' })).toBe(
      undefined,
    );
  });

  it('name no cash, no stranger, and sum to more than zero', () => {
    const weights = (value: unknown) => fieldProblem('FixedWeights', { weights: asJson(value) });
    expect(weights({ PKO: 0.5, USD: 0.5 })).toMatchObject({ key: 'cashNamed', fixed: asJson({ PKO: 0.5 }) });
    expect(weights({ XYZ: 1 })).toMatchObject({ key: 'tickerUnknown', values: { ticker: 'XYZ' } });
    expect(weights({ PKO: 0.5, CDR: -0.5 })).toMatchObject({ key: 'weightsSumZero' });
    expect(weights({ PKO: 3, CDR: 2 })).toBeUndefined();
  });

  it('of a solver know its options', () => {
    const problem = fieldProblem('SinglePeriodOptimization', { solver_options: '{"max_iters": 5}' });
    expect(problem).toMatchObject({ key: 'solverOptionUnknown', fixed: '{}' });
  });

  it('of scores have every asset', () => {
    expect(fieldProblem('RankAndLongShort', { score_source: 'own', scores: '{"PKO": 1}' })).toMatchObject({
      key: 'scoreMissing',
      values: { ticker: 'VWCE' },
    });
  });
});

it('scales weights to exactly one with four decimals', () => {
  const scaled = scaledToOne({ a: 1, b: 1, c: 1 });
  expect(Object.values(scaled).reduce((sum, weight) => sum + Math.round(weight * 10_000), 0)).toBe(10_000);
  expect(scaledToOne({ a: 3, b: 1 })).toEqual({ a: 0.75, b: 0.25 });
  expect(scaledToOne({ a: 0 })).toEqual({ a: 0 });
});

describe('the hint beside the days', () => {
  it('names what has no price yet on the chosen first day, and nothing once all have one', () => {
    const assets = form.assets.map((asset) =>
      asset.ticker === 'BTC' ? { ...asset, first_day: '2025-01-02' } : asset,
    );
    const mixed = { ...form, assets };
    expect(lateAssets(mixed, '2017-01-04')).toEqual([{ ticker: 'BTC', day: '2025-01-02' }]);
    expect(lateAssets(mixed, '2025-01-02')).toEqual([]);
    expect(lateAssets(mixed, '2017-1')).toEqual([]);
  });
});

describe('numbers beyond all measure (rule B-26)', () => {
  it('are named before anything is sent', () => {
    const trade = (units: string) => `[{"date": "2024-01-02", "ticker": "PKO", "units": ${units}}]`;
    expect(fieldProblem('FixedTrades', { trades: trade('1e300') })).toMatchObject({
      key: 'numberOutOfRange',
    });
    expect(fieldProblem('FixedTrades', { trades: trade('-1e12') })).toBeUndefined();
    const weights = '{"PKO": 1e308, "CDR": 1e308}';
    expect(fieldProblem('FixedWeights', { weights })).toMatchObject({ key: 'numberOutOfRange' });
    expect(scaledToOne(JSON.parse(weights))).toEqual({ PKO: 1e308, CDR: 1e308 });
  });
});
