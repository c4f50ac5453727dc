import { isDay } from '../../../../foundation/calendar-day.ts';
import type { BenchmarkName } from '../../simulation-shape.ts';
import { type StrategyName, strategyNames } from '../../strategy-params.ts';
import type { AnalyzerInput } from '../analyzer.ts';
import type { Simulation, SimulationForm } from '../simulation-types.ts';
import { type StrategyField, strategyFields } from './strategy-fields.ts';

/** A strategy as it is being edited: every parameter as text, JSON as it is typed. */
export type StrategyDraft = { name: StrategyName; params: Record<string, string> };

export type Slot = {
  strategy: StrategyDraft | null;
  open: boolean;
  /** The strategy is being chosen, for the first time or again. */
  choosing: boolean;
};

export type Draft = {
  start: string;
  end: string;
  benchmark: BenchmarkName;
  tradeCost: string;
  borrowFee: string;
  slots: readonly [Slot, Slot, Slot];
};

const empty: Slot = { strategy: null, open: false, choosing: false };

/** Assets without a price yet on the first day of a run, the latest to come last. */
export function lateAssets(form: SimulationForm, start: string): { ticker: string; day: string }[] {
  if (!isDay(start)) return [];
  return form.assets
    .flatMap(({ ticker, first_day: day }) => (day && day > start ? [{ ticker, day }] : []))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function newDraft(form: SimulationForm): Draft {
  const first = form.benchmarks[0]?.id ?? 'WIG20';
  return {
    start: form.default_start ?? '',
    end: form.default_end ?? '',
    benchmark: form.benchmarks.some(({ id }) => id === 'WIG20') ? 'WIG20' : first,
    tradeCost: String(form.trade_cost_percent),
    borrowFee: String(form.borrow_fee_percent),
    slots: [{ ...empty, open: true, choosing: true }, empty, empty],
  };
}

/** The parameters a strategy begins with whenever it is chosen. */
export function defaultParams(name: StrategyName, form: SimulationForm, end: string): Record<string, string> {
  const params: Record<string, string> = {};
  for (const field of strategyFields[name]) Object.assign(params, fieldDefault(field, form, end));
  return params;
}

function fieldDefault(field: StrategyField, form: SimulationForm, end: string): Record<string, string> {
  switch (field.kind) {
    case 'number':
      return { [field.name]: String(form.hints[field.name].default) };
    case 'weights':
      return { [field.name]: asJson(form.today_weights) };
    case 'scores':
      return { score_source: 'return', scores: '' };
    case 'trades':
      return { trades: '[]' };
    case 'solver':
      return {
        solver: form.solvers.find((solver) => solver.is_default)?.name ?? 'OSQP',
        solver_options: '{}',
      };
    case 'rebalance':
      return { rebalance_frequency: 'M', rebalance_dates: '' };
    case 'dates':
      return { rebalance_dates: end };
  }
}

export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The days in a text, parted by anything. */
export function datesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

export const areDays = (text: string): boolean => datesIn(text).every(isDay);

/** What the server is asked, from a draft that has no problems. */
export function bodyOf(
  draft: Draft,
  about: { portfolioId: string; language: 'en' | 'pl'; submissionId: string },
): AnalyzerInput<'run-portfolio-history-simulation'> {
  return {
    portfolio_id: about.portfolioId,
    language: about.language,
    start_at: draft.start,
    end_at: draft.end,
    benchmark: draft.benchmark,
    strategies: draft.slots.map(({ strategy }) =>
      strategy ? { name: strategy.name, params: paramsOf(strategy) } : null,
    ),
    trade_cost_percent: Number(draft.tradeCost),
    borrow_fee_percent: Number(draft.borrowFee),
    submission_id: about.submissionId,
  };
}

function paramsOf({ name, params }: StrategyDraft): Record<string, unknown> {
  return Object.assign({}, ...strategyFields[name].map((field) => sent(field, params)));
}

function sent(field: StrategyField, params: Record<string, string>): Record<string, unknown> {
  const text = params[field.name] ?? '';
  switch (field.kind) {
    case 'number':
      return { [field.name]: Number(text) };
    case 'weights':
    case 'trades':
      return { [field.name]: JSON.parse(text) };
    case 'scores':
      // Left out, the server ranks by last year's return.
      return params.score_source === 'own' ? { scores: JSON.parse(text) } : {};
    case 'solver':
      return { solver: text, solver_options: JSON.parse(params.solver_options || '{}') };
    case 'rebalance':
      return text === 'dates'
        ? { rebalance_dates: datesIn(params.rebalance_dates ?? '') }
        : { rebalance_frequency: text };
    case 'dates': {
      const dates = datesIn(text);
      return dates.length > 0 ? { rebalance_dates: dates } : {};
    }
  }
}

/** The settings of an earlier simulation, to be changed and run again. */
export function draftOf({ data }: Simulation, form: SimulationForm): Draft {
  const slots = [1, 2, 3].map((slot): Slot => {
    const run = data.strategies.find((strategy) => strategy.slot === slot);
    const name = strategyNames.find((known) => known === run?.name);
    if (!run || !name) return empty;
    const params = { ...defaultParams(name, form, data.end_at) };
    for (const [param, value] of Object.entries(run.params)) {
      if (param === 'rebalance_dates' && Array.isArray(value)) {
        params.rebalance_dates = value.join('\n');
        if ('rebalance_frequency' in params) params.rebalance_frequency = 'dates';
      } else if (param in params && value !== null && value !== undefined)
        params[param] = typeof value === 'object' ? asJson(value) : String(value);
      if (param === 'scores' && value) params.score_source = 'own';
    }
    return { strategy: { name, params }, open: false, choosing: false };
  });
  return {
    ...newDraft(form),
    start: data.start_at,
    end: data.end_at,
    benchmark: data.benchmark,
    ...(data.terms && {
      tradeCost: String(data.terms.trade_cost_percent),
      borrowFee: String(data.terms.borrow_fee_percent),
    }),
    slots: slots as unknown as Draft['slots'],
  };
}

export function changeSlot(draft: Draft, index: number, change: Partial<Slot>): Draft {
  const slots = draft.slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot));
  return { ...draft, slots: slots as unknown as Draft['slots'] };
}
