import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { SimulationStatus } from '../simulation-shape.ts';
import type { Reason, SweepOutcome } from './running/thread-messages.ts';
import { silenceSeconds } from './simulation-store.ts';

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

const columns = sql`simulation_id, slot, gammas, kappas, cells, status, reason,
  (status = 'running' and heartbeat_at < now() - make_interval(secs => ${silenceSeconds})) as is_cut_off`;

type Place = { simulationId: string; slot: number };

/** A new sweep takes the place of the last one of the same strategy. */
export async function replaceSweep(
  tx: Tx,
  { simulationId, slot }: Place,
  axes: { gammas: number[]; kappas: number[] },
  at: Date,
): Promise<void> {
  await tx.run(sql`delete from simulation_sweeps where simulation_id = ${simulationId} and slot = ${slot}`);
  await tx.run(sql`
    insert into simulation_sweeps (simulation_id, slot, gammas, kappas, status, created_at)
    values (${simulationId}, ${slot}, ${axes.gammas}::float8[], ${axes.kappas}::float8[], 'queued', ${at})`);
}

export function sweepOf(on: Queries, { simulationId, slot }: Place): Promise<SweepRow | undefined> {
  return on.maybe<SweepRow>(sql`
    select ${columns} from simulation_sweeps where simulation_id = ${simulationId} and slot = ${slot}`);
}

export function claimSweep(
  tx: Tx,
  { simulationId, slot }: Place,
  runner: string,
): Promise<SweepRow | undefined> {
  return tx.maybe<SweepRow>(sql`
    update simulation_sweeps set status = 'running', attempts = attempts + 1, runner = ${runner}, heartbeat_at = now(),
      cells = '[]'
    where simulation_id = ${simulationId} and slot = ${slot} and status = 'queued' returning ${columns}`);
}

/** Stores the cells known so far and says that the sweep is alive; false where it is no longer this process'. */
export async function keepSweepAlive(
  tx: Tx,
  { simulationId, slot }: Place,
  runner: string,
  cells: SweepOutcome[] | null,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulation_sweeps set heartbeat_at = now(), cells = coalesce(${cells && JSON.stringify(cells)}::jsonb, cells)
      where simulation_id = ${simulationId} and slot = ${slot} and runner = ${runner}`)) === 1
  );
}

export async function endSweep(
  tx: Tx,
  { simulationId, slot }: Place,
  runner: string,
  end: { cells: SweepOutcome[]; reason: Reason | null },
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulation_sweeps set status = ${end.reason ? 'failed' : 'done'}, runner = null,
        reason = ${end.reason && JSON.stringify(end.reason)}, cells = ${JSON.stringify(end.cells)}
      where simulation_id = ${simulationId} and slot = ${slot} and runner = ${runner}`)) === 1
  );
}

/** How many sweeps of a user wait or run. */
export async function countSweepsUnderWay(on: Queries, userId: string): Promise<number> {
  return (
    await on.one<{ count: number }>(sql`
      select count(*) from simulation_sweeps w join simulations s on s.id = w.simulation_id
      join portfolios p on p.id = s.portfolio_id
      where p.user_id = ${userId} and w.status in ('queued', 'running')`)
  ).count;
}

export type CutOffSweep = { simulation_id: string; slot: number; user_id: string; status: SimulationStatus };

export function releaseCutOffSweeps(tx: Tx, mostAttempts: number, reason: Reason): Promise<CutOffSweep[]> {
  return tx.many<CutOffSweep>(sql`
    update simulation_sweeps w set status = case when w.attempts < ${mostAttempts} then 'queued' else 'failed' end,
      reason = case when w.attempts < ${mostAttempts} then null else ${JSON.stringify(reason)}::jsonb end, runner = null
    from simulations s join portfolios p on p.id = s.portfolio_id
    where s.id = w.simulation_id and w.status = 'running'
      and w.heartbeat_at < now() - make_interval(secs => ${silenceSeconds})
    returning w.simulation_id, w.slot, p.user_id, w.status`);
}
