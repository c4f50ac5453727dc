import { findJsonProblem, type JsonProblem } from '../../../../design-system/editors/json-problem.ts';
import { isDay } from '../../../../foundation/calendar-day.ts';
import { mostNumber } from '../../engine/weight-vector.ts';
import type { SimulationForm } from '../simulation-types.ts';
import { areDays, type Draft, datesIn, type StrategyDraft } from './draft.ts';
import { type NumberParam, type StrategyField, strategyFields } from './strategy-fields.ts';
import { cashNames, readWeights, sumOf } from './weights.ts';

export type Problem = {
  /** As the server names it: `start_at`, `strategies.0.params.weights`. */
  field: string;
  /** Words under `backtest.failure`. */
  key: string;
  values?: Record<string, string | number>;
  /** Where the JSON breaks. */
  json?: JsonProblem;
  /** The field's text mended, for a one-tap fix. */
  fixed?: string;
};

export function paramField(slot: number, param: string): string {
  return `strategies.${slot}.params.${param}`;
}

/** Everything that would keep the server from running this, in the order of the form. */
export function checkDraft(draft: Draft, form: SimulationForm, today: string): Problem[] {
  const problems = [...checkDays(draft, form, today), ...checkCosts(draft)];
  for (const [at, { strategy }] of draft.slots.entries())
    if (strategy)
      for (const problem of checkStrategy(strategy, form))
        problems.push({ ...problem, field: paramField(at, problem.field) });
  if (draft.slots.every(({ strategy }) => !strategy))
    problems.push({ field: 'strategies', key: 'atLeastOneStrategyMustBeSet' });
  return problems;
}

function checkDays({ start, end }: Draft, form: SimulationForm, today: string): Problem[] {
  const problems: Problem[] = [];
  if (!isDay(start) || start > today) problems.push({ field: 'start_at', key: 'startAtError' });
  else if (form.first_start && start < form.first_start)
    problems.push({
      field: 'start_at',
      key: 'startTooEarly',
      values: { first: form.first_start },
      fixed: form.first_start,
    });
  if (!isDay(end) || end >= today || (isDay(start) && end < start))
    problems.push({ field: 'end_at', key: 'endAtError' });
  else if (form.last_end && end > form.last_end)
    problems.push({
      field: 'end_at',
      key: 'endAfterLastPrice',
      values: { last: form.last_end },
      fixed: form.last_end,
    });
  else if (start === end) problems.push({ field: 'end_at', key: 'singleDay' });
  return problems;
}

function checkCosts({ tradeCost, borrowFee }: Draft): Problem[] {
  const within = (text: string, most: number) =>
    text.trim() !== '' && Number(text) >= 0 && Number(text) <= most;
  return [
    ...(within(tradeCost, 100) ? [] : [{ field: 'trade_cost_percent', key: 'numberOutOfRange' }]),
    ...(within(borrowFee, 1000) ? [] : [{ field: 'borrow_fee_percent', key: 'numberOutOfRange' }]),
  ];
}

/** Problems of one strategy; `field` is the parameter. */
export function checkStrategy(strategy: StrategyDraft, form: SimulationForm): Problem[] {
  const found = strategyFields[strategy.name].flatMap((field) => checkField(field, strategy, form));
  const { long_fraction: long, short_fraction: short } = strategy.params;
  if (found.length === 0 && long !== undefined && Number(long) + Number(short) > 1)
    return [{ field: 'short_fraction', key: 'fractionsAboveOne' }];
  return found;
}

function checkField(field: StrategyField, { name, params }: StrategyDraft, form: SimulationForm): Problem[] {
  const text = params[field.name] ?? '';
  switch (field.kind) {
    case 'number':
      return checkNumber(field.name, text, form);
    case 'weights':
      return checkWeights(field, text, form, name === 'ProportionalTradeToTargets' ? params : undefined);
    case 'scores':
      return params.score_source === 'own' ? checkScores(text, form) : [];
    case 'trades':
      return checkTrades(text, form);
    case 'solver':
      return checkOptions(params.solver_options || '{}', text, form);
    case 'rebalance':
      return text === 'dates' ? checkDates(params.rebalance_dates ?? '') : [];
    case 'dates':
      return text.trim() ? checkDates(text) : [];
  }
}

function checkNumber(name: NumberParam, text: string, form: SimulationForm): Problem[] {
  const { min, max } = form.hints[name];
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(value)) return [{ field: name, key: 'numberInvalid' }];
  const whole = name !== 'planning_horizon' || Number.isInteger(value);
  return value >= min && value <= max && whole ? [] : [{ field: name, key: 'numberOutOfRange' }];
}

/** The value of a JSON field, or why it has none. */
function readJson(field: string, text: string): { value: unknown } | { problem: Problem } {
  const json = findJsonProblem(text);
  if (!json) return { value: JSON.parse(text) };
  return { problem: { field, key: 'invalidJsonError', json, fixed: json.fixed } };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Beyond what a run takes (rule B-26). */
const areTooLarge = (numbers: Record<string, unknown>) =>
  Object.values(numbers).some((one) => Math.abs(Number(one)) > mostNumber);

function checkWeights(
  field: Extract<StrategyField, { kind: 'weights' }>,
  text: string,
  form: SimulationForm,
  dates: Record<string, string> | undefined,
): Problem[] {
  const { name, dated } = field;
  const read = readJson(name, text);
  if ('problem' in read) return [read.problem];
  const weights = readWeights(read.value);
  const allowed = weights?.shape === 'plain' || (dated === 'list') === Array.isArray(read.value);
  if (!weights || !allowed || (weights.shape === 'dated' && !dated))
    return [{ field: name, key: 'invalidJsonError' }];
  if (weights.shape === 'dated' && !weights.days.every(({ date }) => isDay(date)))
    return [{ field: name, key: 'dateInvalid' }];
  const all = weights.shape === 'plain' ? [weights.weights] : weights.days.map((day) => day.weights);
  const named = all.flatMap(Object.keys);
  const cash = named.find((ticker) => cashNames.includes(ticker.toUpperCase()));
  if (cash) {
    const rest = weights.shape === 'plain' ? without(weights.weights, cash) : undefined;
    return [{ field: name, key: 'cashNamed', values: { ticker: cash }, ...(rest && { fixed: rest }) }];
  }
  const unknown = named.find((ticker) => form.assets.every((asset) => asset.ticker !== ticker));
  if (unknown) return [{ field: name, key: 'tickerUnknown', values: { ticker: unknown } }];
  if (all.some(areTooLarge)) return [{ field: name, key: 'numberOutOfRange' }];
  if (all.some((one) => !(sumOf(one) > 0))) return [{ field: name, key: 'weightsSumZero' }];
  if (dates && weights.shape === 'plain' && !dates.rebalance_dates?.trim())
    return [{ field: 'rebalance_dates', key: 'datesMissing' }];
  return [];
}

function without(weights: Record<string, number>, name: string): string {
  const { [name]: _, ...rest } = weights;
  return JSON.stringify(rest, null, 2);
}

function checkScores(text: string, form: SimulationForm): Problem[] {
  const read = readJson('scores', text);
  if ('problem' in read) return [read.problem];
  if (!isObject(read.value)) return [{ field: 'scores', key: 'invalidJsonError' }];
  const scores = read.value;
  if (Object.values(scores).some((score) => typeof score !== 'number'))
    return [{ field: 'scores', key: 'numberInvalid' }];
  if (areTooLarge(scores)) return [{ field: 'scores', key: 'numberOutOfRange' }];
  const unknown = Object.keys(scores).find((ticker) => form.assets.every((one) => one.ticker !== ticker));
  if (unknown) return [{ field: 'scores', key: 'tickerUnknown', values: { ticker: unknown } }];
  const missing = form.assets.find(({ ticker }) => !(ticker in scores));
  return missing ? [{ field: 'scores', key: 'scoreMissing', values: { ticker: missing.ticker } }] : [];
}

function checkTrades(text: string, form: SimulationForm): Problem[] {
  const read = readJson('trades', text);
  if ('problem' in read) return [read.problem];
  if (!Array.isArray(read.value) || !read.value.every(isObject))
    return [{ field: 'trades', key: 'invalidJsonError' }];
  for (const { date, ticker, units } of read.value) {
    if (typeof date !== 'string' || !isDay(date)) return [{ field: 'trades', key: 'dateInvalid' }];
    if (typeof units !== 'number') return [{ field: 'trades', key: 'numberInvalid' }];
    if (areTooLarge({ units })) return [{ field: 'trades', key: 'numberOutOfRange' }];
    if (form.assets.every((asset) => asset.ticker !== ticker))
      return [{ field: 'trades', key: 'tickerUnknown', values: { ticker: String(ticker) } }];
  }
  return [];
}

function checkOptions(text: string, solver: string, form: SimulationForm): Problem[] {
  const field = 'solver_options';
  const read = readJson(field, text);
  if ('problem' in read) return [read.problem];
  if (!isObject(read.value)) return [{ field, key: 'invalidJsonError' }];
  const known = form.solvers.find(({ name }) => name === solver)?.options ?? [];
  const option = Object.keys(read.value).find(
    (name) => name !== 'verbose' && known.every((one) => one.name !== name),
  );
  if (option === undefined) return [];
  const { [option]: _, ...rest } = read.value;
  const names = known.map(({ name }) => name).join(', ');
  return [
    {
      field,
      key: 'solverOptionUnknown',
      values: { solver, option, known: names },
      fixed: JSON.stringify(rest, null, 2),
    },
  ];
}

function checkDates(text: string): Problem[] {
  if (datesIn(text).length === 0) return [{ field: 'rebalance_dates', key: 'datesMissing' }];
  return areDays(text) ? [] : [{ field: 'rebalance_dates', key: 'dateInvalid' }];
}
