import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type { cancelSimulation as cancelCall, deleteSimulation as deleteCall } from '../contract.ts';
import { simulationChanged } from './backtest-events.ts';
import { ownSimulation } from './own-simulation.ts';
import { summariesOf } from './result-store.ts';
import { cancelUnderWay, deleteSimulationRow, everySimulationOf } from './simulation-store.ts';

/** The process that computes it notices within a second and lets its threads go. */
export async function cancelSimulation(context: Context, { params }: CallInput<typeof cancelCall>) {
  const { database, events } = context.services;
  const simulation = await ownSimulation(context, { id: params.id });
  const { user_id: userId } = simulation;
  const cancelled = await database.transaction(async (tx) => {
    const ended = await cancelUnderWay(tx, { userId, simulationId: simulation.id });
    if (ended) await events.publish(tx, simulationChanged.of(userId));
    return ended;
  });
  if (cancelled) return { data: { status: 'cancelled' as const } };
  // It was over already, perhaps since a moment ago.
  const { status } = await ownSimulation(context, { id: params.id });
  return { data: { status } };
}

export async function deleteSimulation(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database, events } = context.services;
  const simulation = await ownSimulation(context, { id: params.id });
  const { user_id: userId } = simulation;
  await database.transaction(async (tx) => {
    await noteForMinutes(tx, context, { kind: 'simulation-deleted', about: {} });
    await deleteSimulationRow(tx, { userId, simulationId: simulation.id });
    await events.publish(tx, simulationChanged.of(userId));
  });
  return isDone;
}

/** What the archive of a user's data tells of simulations: what was asked for, and the figures. */
export async function exportSimulations(on: Queries, user: { id: string }) {
  const rows = await everySimulationOf(on, user.id);
  const summaries = await summariesOf(
    on,
    user.id,
    rows.map((row) => row.id),
  );
  return {
    simulations: rows.map(({ id, portfolio_id, status, request, reason, created_at, finished_at }) => {
      const result = summaries.find((summary) => summary.simulation_id === id);
      return {
        id,
        portfolio_id,
        status,
        asked: request,
        reason,
        terms: result?.terms ?? null,
        metrics: result?.metrics ?? null,
        interpretation: result?.interpretation ?? null,
        created_at,
        finished_at,
      };
    }),
  };
}
