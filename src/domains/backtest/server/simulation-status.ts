import type { Context } from '../../../platform/http/context.ts';
import { finitePart } from '../result/stored-figures.ts';
import { ownSimulation } from './own-simulation.ts';
import { recoverCutOff } from './running/recover-simulations.ts';
import { countAhead, type RunProgress, type SimulationRow } from './simulation-store.ts';

/** How far a run is; one whose process is gone is given back to the queue by whoever asks. */
export async function simulationStatus(context: Context, by: { jobId: string; portfolioId: string }) {
  let row = await ownSimulation(context, by);
  if (row.is_cut_off) {
    await recoverCutOff(context.services);
    row = await ownSimulation(context, by);
  }
  return {
    ...progressOf(row),
    status: row.status,
    ahead: row.status === 'queued' ? await countAhead(context.services.database, row) : 0,
    elapsed_seconds: row.elapsed_seconds ?? 0,
    reason: row.reason,
    attempt: Math.max(1, row.attempts),
  };
}

function progressOf(row: SimulationRow) {
  const { progress, status, request } = row;
  const isDone = status === 'done';
  const total = progress?.days.total ?? 0;
  const strategies = request.strategies.map(({ slot, strategy }) => {
    const state = progress?.strategies.find((one) => one.slot === slot);
    const done = isDone ? total : (state?.done ?? 0);
    return {
      slot,
      name: strategy.name,
      status: isDone ? ('done' as const) : statusOf(row, slot, state?.status ?? 'queued'),
      progress: isDone ? 1 : total > 0 ? done / total : 0,
      day: isDone ? (progress?.days.last ?? null) : (state?.day ?? null),
      done,
      total,
      seconds: state?.seconds ?? 0,
    };
  });
  // The one that holds the others up is the one whose day is shown.
  const slowest = strategies
    .filter((one) => one.status === 'running')
    .reduce<(typeof strategies)[number] | undefined>((a, b) => (a && a.done <= b.done ? a : b), undefined);
  const shown = slowest ?? strategies.find((one) => one.status === 'done');
  return {
    progress: isDone ? 1 : strategies.reduce((sum, one) => sum + one.progress, 0) / strategies.length,
    day: shown?.day ?? null,
    day_index: shown?.done ?? 0,
    day_total: total,
    strategies,
    so_far: progress && soFar(progress, request),
  };
}

function statusOf(row: SimulationRow, slot: number, status: 'queued' | 'running' | 'done') {
  return row.status === 'failed' && row.reason?.values.slot === slot ? ('failed' as const) : status;
}

function soFar(progress: RunProgress, request: SimulationRow['request']) {
  const reached = progress.strategies.reduce((last, { dates }) => {
    const own = dates.at(-1) ?? '';
    return own > last ? own : last;
  }, '');
  if (!reached) return null;
  const nameOf = (slot: number) => request.strategies.find((one) => one.slot === slot)!.strategy.name;
  const known = progress.benchmark.dates.filter((day) => day <= reached);
  return {
    start_value: progress.startValue,
    first_day: progress.days.first,
    last_day: progress.days.last,
    lines: [
      ...progress.strategies.map(({ slot, dates, values: stored }) => {
        const values = finitePart(stored);
        return { slot, name: nameOf(slot), dates: dates.slice(0, values.length), values };
      }),
      {
        slot: null,
        name: request.benchmark,
        dates: known,
        values: progress.benchmark.values.slice(0, known.length),
      },
    ],
  };
}
