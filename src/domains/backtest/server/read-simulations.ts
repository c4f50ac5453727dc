import { wholeList } from '../../../foundation/answers.ts';
import { dayOf } from '../../../foundation/calendar-day.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { hundredths } from '../../../foundation/rounding.ts';
import { fallsBelowHigh } from '../../../foundation/statistics/drawdown.ts';
import { monthlyReturns } from '../../../foundation/statistics/monthly-returns.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { portfolioById } from '../../ledger/server/portfolio-store.ts';
import { ownSimulation } from './own-simulation.ts';
import {
  type ResultLine,
  type ResultSummary,
  resultOf,
  type StoredResult,
  summariesOf,
} from './result-store.ts';
import { type SimulationRow, simulationsOf } from './simulation-store.ts';

const plotPath = (id: string) => `/api/simulations/${id}/plot.svg`;
/** The benchmark has no slot of the form. */
const slotOf = (slot: number) => (slot === 0 ? null : slot);
const short = (value: number) => Math.round(value * 1e6) / 1e6 || 0;

export async function listSimulations(context: Context, portfolioId: string) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(portfolioId) || !(await portfolioById(database, portfolioId, userId))) throw notFound();
  const rows = await simulationsOf(database, userId, portfolioId);
  const summaries = await summariesOf(
    database,
    userId,
    rows.map((row) => row.id),
  );
  const byId = new Map(summaries.map((summary) => [summary.simulation_id, summary]));
  return wholeList(
    rows.map((row) => {
      const summary = byId.get(row.id);
      const data = {
        ...summaryOf(row, summary),
        strategies: row.request.strategies.map(({ slot, strategy }) => ({ slot, name: strategy.name })),
      };
      return { ...headOf(row, summary?.id ?? null), data };
    }),
  );
}

/** A simulation with all its series; those of one that is not done are null. */
export async function readSimulation(
  context: Context,
  by: { id: string; jobId?: string; portfolioId: string },
) {
  const row = await ownSimulation(context, by);
  const result = await resultOf(context.services.database, {
    userId: row.user_id,
    simulationId: row.id,
  });
  const summary: ResultSummary | undefined = result && {
    ...result,
    first_day: result.terms.date_start,
    last_day: result.terms.date_end,
    metrics: result.lines.map(({ slot, name, metrics }) => ({ slot, name, ...metrics })),
  };
  return {
    ...headOf(row, result?.id ?? null),
    data: {
      ...summaryOf(row, summary),
      start_at: row.request.start,
      end_at: row.request.end,
      strategies: row.request.strategies.map(({ slot, strategy }) => ({
        slot,
        name: strategy.name,
        params: strategy.params,
        ...runOf(result?.lines.find((line) => line.slot === slot)),
      })),
      assets:
        result?.assets ??
        row.request.portfolio.assets.map(({ ticker, name, currency }) => ({
          ticker,
          name,
          currency,
          start_value: '0',
          first_day: null,
          last_day: null,
        })),
      terms: result?.terms ?? null,
      ...seriesOf(result),
    },
  };
}

function headOf(row: SimulationRow, resultId: string | null) {
  return {
    id: row.id,
    simulation_id: row.id,
    job_id: row.job_id,
    statistics_history_id: resultId,
    status: row.status,
    reason: row.reason,
  };
}

function summaryOf(row: SimulationRow, summary: ResultSummary | undefined) {
  return {
    date_start: summary?.first_day ?? row.request.start,
    date_end: summary?.last_day ?? row.request.end,
    metrics: (summary?.metrics ?? []).map((line) => ({ ...line, slot: slotOf(line.slot) })),
    plot_path: summary ? plotPath(row.id) : null,
    interpretation: summary?.interpretation ?? null,
    interpretation_about: summary?.interpretation_about ?? null,
    benchmark: row.request.benchmark,
    currency: row.request.portfolio.currency,
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}

function runOf(line: ResultLine | undefined) {
  const solver = line?.run?.solver;
  return {
    solver: solver
      ? {
          requested: solver.requested,
          used: solver.used,
          solves: solver.solves,
          iterations: solver.iterations,
          polished: solver.polished,
          worst_residual: solver.worstResidual,
        }
      : null,
    bankrupt_on: line?.run?.bankruptOn ?? null,
    began_as_cash: line?.run?.beganAsCash ?? [],
    seconds: line?.run?.seconds ?? 0,
  };
}

function seriesOf(result: StoredResult | undefined) {
  if (!result) return { series: null, monthly: null, weights: null };
  const { days, lines } = result;
  const dates = Array.from(days, dayOf);
  return {
    series: {
      dates,
      lines: lines.map(({ slot, name, values }) => ({
        slot: slotOf(slot),
        name,
        values: Array.from(values, hundredths),
        drawdowns: Array.from(fallsBelowHigh(values), short),
      })),
    },
    monthly: lines.map(({ slot, name, values }) => ({
      slot: slotOf(slot),
      name,
      years: monthlyReturns(dates, values),
    })),
    weights: lines.flatMap(({ slot, weights }) => (weights ? [{ slot, ...weights }] : [])),
  };
}
