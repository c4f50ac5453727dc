import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { SimulationRequest } from '../market/portfolio-snapshot.ts';
import type { SimulationStatus } from '../simulation-shape.ts';
import type { Progress, Reason } from './running/thread-messages.ts';

/** How far each strategy of a run is, as it is stored while it runs. */
export type RunProgress = {
  startValue: number;
  days: { first: string; last: string; total: number };
  strategies: {
    slot: number;
    status: 'queued' | 'running' | 'done';
    done: number;
    day: string | null;
    seconds: number;
    /** The curve so far. */
    dates: string[];
    values: Progress['values'];
  }[];
  benchmark: { dates: string[]; values: number[] };
};

export type SimulationRow = {
  id: string;
  portfolio_id: string;
  user_id: string;
  job_id: string;
  language: 'en' | 'pl';
  request: SimulationRequest;
  status: SimulationStatus;
  attempts: number;
  progress: RunProgress | null;
  reason: Reason | null;
  created_at: Date;
  finished_at: Date | null;
  /** Null before it was ever taken up. */
  elapsed_seconds: number | null;
  /** Its process has not been heard of for so long that it must be gone. */
  is_cut_off: boolean;
};

/** A process that computes says so every second; after this much silence it is taken for gone. */
export const silenceSeconds = 15;

const columns = sql`s.id, s.portfolio_id, s.user_id, s.job_id, s.language, s.wish as request, s.status, s.attempts, s.progress, s.reason,
  s.created_at, s.finished_at,
  extract(epoch from coalesce(s.finished_at, now()) - s.started_at)::float8 as elapsed_seconds,
  (s.status = 'running' and s.heartbeat_at < now() - make_interval(secs => ${silenceSeconds})) as is_cut_off`;

/** Whose it is, and which. */
export type SimulationKey = { userId: string; simulationId: string };

export type NewSimulation = {
  id: string;
  userId: string;
  portfolioId: string;
  jobId: string;
  language: 'en' | 'pl';
  request: SimulationRequest;
  submissionId: string | null;
  at: Date;
};

/** False where the same submission was stored before. */
export async function insertSimulation(tx: Tx, simulation: NewSimulation): Promise<boolean> {
  const stored = await tx.run(sql`
    insert into simulations (user_id, id, portfolio_id, job_id, language, wish, status, submission_id, created_at)
    values (${simulation.userId}, ${simulation.id}, ${simulation.portfolioId}, ${simulation.jobId}, ${simulation.language},
      ${JSON.stringify(simulation.request)}, 'queued', ${simulation.submissionId}, ${simulation.at})
    on conflict (user_id, portfolio_id, submission_id) where submission_id is not null do nothing`);
  return stored === 1;
}

export function simulationOfSubmission(
  on: Queries,
  userId: string,
  portfolioId: string,
  submissionId: string,
): Promise<{ id: string; job_id: string } | undefined> {
  return on.maybe(sql`
    select id, job_id from simulations
    where user_id = ${userId} and portfolio_id = ${portfolioId} and submission_id = ${submissionId}`);
}

/** One start at a time for each user, so that two at once cannot both fit under the limit. After the portfolio (SF-11). */
export async function lockUnderWay(tx: Tx, userId: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('simulations:' || ${userId}, 0))`);
  return (
    await tx.one<{ count: number }>(sql`
      select count(*) from simulations where user_id = ${userId} and status in ('queued', 'running')`)
  ).count;
}

/** The caller's simulation, found by its id, or by the job's, inside a portfolio or anywhere. */
export function simulationOf(
  on: Queries,
  userId: string,
  by: { id?: string; jobId?: string; portfolioId?: string },
): Promise<SimulationRow | undefined> {
  return on.maybe<SimulationRow>(sql`
    select ${columns} from simulations s
    where s.user_id = ${userId} and (${by.id ?? null}::uuid is null or s.id = ${by.id ?? null})
      and (${by.jobId ?? null}::uuid is null or s.job_id = ${by.jobId ?? null})
      and (${by.portfolioId ?? null}::uuid is null or s.portfolio_id = ${by.portfolioId ?? null})
      and coalesce(${by.id ?? null}::uuid, ${by.jobId ?? null}::uuid) is not null`);
}

/** Nobody removes it until the transaction ends; false where it is gone. */
export async function holdSimulation(tx: Tx, key: SimulationKey): Promise<boolean> {
  return (
    (await tx.run(sql`
      select from simulations where user_id = ${key.userId} and id = ${key.simulationId} for key share`)) ===
    1
  );
}

/** For background work, which has no caller. */
export function simulationById(on: Queries, key: SimulationKey): Promise<SimulationRow | undefined> {
  return on.maybe<SimulationRow>(sql`
    select ${columns} from simulations s where s.user_id = ${key.userId} and s.id = ${key.simulationId}`);
}

export function simulationsOf(on: Queries, userId: string, portfolioId: string): Promise<SimulationRow[]> {
  return on.many<SimulationRow>(sql`
    select ${columns} from simulations s
    where s.user_id = ${userId} and s.portfolio_id = ${portfolioId} order by s.created_at desc, s.id desc`);
}

export function everySimulationOf(on: Queries, userId: string): Promise<SimulationRow[]> {
  return on.many<SimulationRow>(sql`
    select ${columns} from simulations s where s.user_id = ${userId} order by s.created_at, s.id`);
}

/** How many others, of everybody, will be taken up before this one. */
export async function countAhead(on: Queries, simulation: { id: string; created_at: Date }): Promise<number> {
  return (
    await on.one<{ count: number }>(sql`
      select count(*) from simulations where status = 'queued'
        and (created_at, id) < (${simulation.created_at}, ${simulation.id}::uuid)`)
  ).count;
}

/** Takes a queued run up; nothing where someone else has it, or it is over. */
export function claimSimulation(
  tx: Tx,
  key: SimulationKey,
  runner: string,
): Promise<SimulationRow | undefined> {
  return tx.maybe<SimulationRow>(sql`
    with taken as (
      update simulations set status = 'running', attempts = attempts + 1, runner = ${runner}, heartbeat_at = now(),
        started_at = now(), finished_at = null, progress = null
      where user_id = ${key.userId} and id = ${key.simulationId} and status = 'queued' returning *
    )
    select ${columns} from taken s`);
}

/** Says that the run is alive, and how far; false where it is no longer this process' to compute. */
export async function keepAlive(
  on: Queries,
  key: SimulationKey,
  runner: string,
  progress: RunProgress | null,
): Promise<boolean> {
  return (
    (await on.run(sql`
      update simulations set heartbeat_at = now(), progress = coalesce(${progress && JSON.stringify(progress)}::jsonb, progress)
      where user_id = ${key.userId} and id = ${key.simulationId} and runner = ${runner} and status = 'running'`)) ===
    1
  );
}

/** Ends a run of this process; false where it was cancelled, removed or given to another in between. */
export async function endRun(
  tx: Tx,
  key: SimulationKey,
  runner: string,
  end: { status: 'done' } | { status: 'failed'; reason: Reason },
): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulations set status = ${end.status}, runner = null, finished_at = now(),
        reason = ${end.status === 'failed' ? JSON.stringify(end.reason) : null}
      where user_id = ${key.userId} and id = ${key.simulationId} and runner = ${runner} and status = 'running'`)) ===
    1
  );
}

/** Cancels what is under way; what is over stays as it is. */
export async function cancelUnderWay(tx: Tx, key: SimulationKey): Promise<boolean> {
  return (
    (await tx.run(sql`
      update simulations set status = 'cancelled', runner = null, progress = null, finished_at = now()
      where user_id = ${key.userId} and id = ${key.simulationId} and status in ('queued', 'running')`)) === 1
  );
}

export function deleteSimulationRow(tx: Tx, key: SimulationKey): Promise<number> {
  return tx.run(sql`delete from simulations where user_id = ${key.userId} and id = ${key.simulationId}`);
}

export type CutOff = Pick<SimulationRow, 'id' | 'user_id' | 'portfolio_id' | 'status'>;

/** Of everybody: gives runs whose process is gone back to the queue, once; after that they have failed. */
export function releaseCutOff(tx: Tx, mostAttempts: number, reason: Reason): Promise<CutOff[]> {
  return tx.many<CutOff>(sql`
    update simulations set status = case when attempts < ${mostAttempts} then 'queued' else 'failed' end,
      reason = case when attempts < ${mostAttempts} then null else ${JSON.stringify(reason)}::jsonb end,
      finished_at = case when attempts < ${mostAttempts} then null else now() end,
      runner = null, progress = null
    where (user_id, id) in (
      select user_id, id from simulations
      where status = 'running' and heartbeat_at < now() - make_interval(secs => ${silenceSeconds})
      for update skip locked)
    returning id, user_id, portfolio_id, status`);
}
