import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { readSweep as readCall, startSweep as startCall } from '../contract.ts';
import { efficientCells } from '../result/efficient-cells.ts';
import { maxSweepCells } from '../sweep.ts';
import { simulationChanged } from './backtest-events.ts';
import { ownSimulation } from './own-simulation.ts';
import { recoverCutOff } from './running/recover-simulations.ts';
import { runSweepJob } from './running/run-sweep.ts';
import { holdSimulation, type SimulationRow } from './simulation-store.ts';
import { lockSweepsUnderWay, replaceSweep, type SweepRow, sweepOf } from './sweep-store.ts';

const mostSweepsUnderWay = 3;

/** Queues the sweep of a finished simulation's optimising strategy; a sweep under way is not begun anew. */
export async function startSweep(context: Context, { params, body }: CallInput<typeof startCall>) {
  const { services } = context;
  const { database, jobs, clock, events } = services;
  const { userId } = actorOf(context);
  const simulation = await ownSimulation(context, { id: params.id });
  const current = optimizing(simulation, body.slot);
  if (simulation.status !== 'done' || !current) throw invalid({ slot: ['strategyError'] });
  const gammas = [...new Set(body.gammas)].sort((a, b) => a - b);
  const kappas = [...new Set(body.kappas)].sort((a, b) => a - b);
  if (gammas.length * kappas.length > maxSweepCells) throw invalid({ gammas: ['numberOutOfRange'] });
  const place = { userId, simulationId: simulation.id, slot: body.slot };
  const sweep = await database.transaction(async (tx) => {
    if (!(await holdSimulation(tx, place))) throw notFound();
    const underWay = await lockSweepsUnderWay(tx, userId);
    const known = await sweepOf(tx, place);
    if (known && (known.status === 'queued' || known.status === 'running')) return known;
    if (underWay >= mostSweepsUnderWay)
      throw invalid({ slot: ['tooManySimulations'] }, undefined, { 'slot.most': String(mostSweepsUnderWay) });
    await replaceSweep(tx, place, { gammas, kappas }, clock.now());
    await jobs.send(tx, runSweepJob, place);
    await events.publish(tx, simulationChanged.of(userId));
    return (await sweepOf(tx, place))!;
  });
  return { data: sweepShapeOf(sweep, current) };
}

export async function readSweep(context: Context, { params, query }: CallInput<typeof readCall>) {
  const simulation = await ownSimulation(context, { id: params.id });
  const current = optimizing(simulation, query.slot);
  const place = { userId: simulation.user_id, simulationId: simulation.id, slot: query.slot };
  const sweep = await sweepOf(context.services.database, place);
  if (!sweep || !current) throw notFound();
  if (sweep.is_cut_off) await recoverCutOff(context.services);
  return { data: sweepShapeOf(sweep, current) };
}

/** Gamma and kappa that a strategy was run with, if it has any. */
function optimizing({ request }: SimulationRow, slot: number): { gamma: number; kappa: number } | null {
  const strategy = request.strategies.find((one) => one.slot === slot)?.strategy;
  if (strategy?.name !== 'SinglePeriodOptimization' && strategy?.name !== 'MultiPeriodOptimization')
    return null;
  return { gamma: strategy.params.gamma, kappa: strategy.params.kappa };
}

function sweepShapeOf(sweep: SweepRow, current: { gamma: number; kappa: number }) {
  const { slot, status, reason, gammas, kappas, cells } = sweep;
  const efficient = efficientCells(cells);
  return {
    slot,
    status,
    reason,
    gammas,
    kappas,
    current,
    progress: cells.length / (gammas.length * kappas.length),
    cells: cells.map((cell, i) => ({ ...cell, is_efficient: efficient[i]! })),
  };
}
