import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ResultTerms } from '../result/result-facts.ts';
import { readMetrics } from '../result/stored-figures.ts';
import type { SimulationStatus } from '../simulation-shape.ts';
import type { Reason, SweepOutcome } from './running/thread-messages.ts';
import { type SimulationKey, silenceSeconds } from './simulation-store.ts';

export type SweepRow = {
  simulation_id: string;
  slot: number;
  gammas: number[];
  kappas: number[];
  cells: SweepOutcome[];
  status: SimulationStatus;
  reason: Reason | null;
  is_cut_off: boolean;
};

/** Cells of an earlier release know their return by the run's terms. */
type StoredSweep = SweepRow & { terms: ResultTerms | null };

function sweepRow({ terms, cells, ...row }: StoredSweep): SweepRow {
  return {
    ...row,
    cells: cells.map((cell) => ({ ...cell, metrics: cell.metrics && readMetrics(cell.metrics, terms) })),
  };
}

const columns = sql`simulation_id, slot, gammas, kappas, cells, status, reason,
  (status = 'running' and heartbeat_at < now() - make_interval(secs => ${silenceSeconds})) as is_cut_off`;

/** A strategy of a simulation, and whose it is. */
export type Place = SimulationKey & { slot: number };

const at = ({ userId, simulationId, slot }: Place) =>
  sql`user_id = ${userId} and simulation_id = ${simulationId} and slot = ${slot}`;

/** A new sweep takes the place of the last one of the same strategy. */
export async function replaceSweep(
  tx: Tx,
  place: Place,
  axes: { gammas: number[]; kappas: number[] },
  createdAt: Date,
): Promise<void> {
  await tx.run(sql`delete from simulation_sweeps where ${at(place)}`);
  await tx.run(sql`
    insert into simulation_sweeps (user_id, simulation_id, slot, gammas, kappas, status, created_at)
    values (${place.userId}, ${place.simulationId}, ${place.slot}, ${axes.gammas}::float8[], ${axes.kappas}::float8[],
      'queued', ${createdAt})`);
}

export async function sweepOf(on: Queries, place: Place): Promise<SweepRow | undefined> {
  const row = await on.maybe<StoredSweep>(sql`
    select ${columns}, (select r.terms from simulation_results r where r.user_id = ${place.userId}
      and r.simulation_id = ${place.simulationId}) as terms
    from simulation_sweeps where ${at(place)}`);
  return row && sweepRow(row);
}

export function claimSweep(tx: Tx, place: Place, runner: string): Promise<SweepRow | undefined> {
  return tx.maybe<SweepRow>(sql`
    update simulation_sweeps set status = 'running', attempts = attempts + 1, runner = ${runner}, heartbeat_at = now(),
      cells = '[]'
    where ${at(place)} and status = 'queued' returning ${columns}`);
}

/** Stores the cells known so far and says that the sweep is alive; false where it is no longer this process'. */
export async function keepSweepAlive(
  tx: Tx,
  place: Place,
  runner: string,
  cells: SweepOutcome[] | null,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulation_sweeps set heartbeat_at = now(), cells = coalesce(${cells && JSON.stringify(cells)}::jsonb, cells)
      where ${at(place)} and runner = ${runner}`)) === 1
  );
}

export async function endSweep(
  tx: Tx,
  place: Place,
  runner: string,
  end: { cells: SweepOutcome[]; reason: Reason | null },
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulation_sweeps set status = ${end.reason ? 'failed' : 'done'}, runner = null,
        reason = ${end.reason && JSON.stringify(end.reason)}, cells = ${JSON.stringify(end.cells)}
      where ${at(place)} and runner = ${runner}`)) === 1
  );
}

/** One start at a time for each user, as with runs; tells how many wait or run. After the simulation (SF-11). */
export async function lockSweepsUnderWay(tx: Tx, userId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('sweeps:' || ${userId}, 0))`);
  return (
    await tx.one<{ count: number }>(sql`
      select count(*) from simulation_sweeps where user_id = ${userId} and status in ('queued', 'running')`)
  ).count;
}

export type CutOffSweep = { simulation_id: string; slot: number; user_id: string; status: SimulationStatus };

/** Of everybody, as with runs. */
export function releaseCutOffSweeps(tx: Tx, mostAttempts: number, reason: Reason): Promise<CutOffSweep[]> {
  return tx.many<CutOffSweep>(sql`
    update simulation_sweeps set status = case when attempts < ${mostAttempts} then 'queued' else 'failed' end,
      reason = case when attempts < ${mostAttempts} then null else ${JSON.stringify(reason)}::jsonb end, runner = null
    where (user_id, simulation_id, slot) in (
      select user_id, simulation_id, slot from simulation_sweeps
      where status = 'running' and heartbeat_at < now() - make_interval(secs => ${silenceSeconds})
      for update skip locked)
    returning simulation_id, slot, user_id, status`);
}
