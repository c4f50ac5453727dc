import { whereAll } from '../database/conditions.ts';
import type { Database } from '../database/database.ts';
import { like } from '../database/like.ts';
import { countedTo, planned } from '../database/planned.ts';
import { type Sql, sql } from '../database/sql.ts';

export type QueueFacts = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  schedule: string | null;
};

export type JobState = 'waiting' | 'running' | 'failed';

export type JobFacts = {
  id: string;
  queue: string;
  created_at: Date;
  started_at: Date | null;
  next_try_at: Date | null;
  failed_at: Date | null;
  tries: number;
  error: string | null;
};

const statesOf: Record<JobState, string> = {
  waiting: `state in ('created', 'retry')`,
  running: `state = 'active'`,
  failed: `state = 'failed'`,
};

/** Every kind of work with what became of it; jobs that were done are not counted. */
export async function queueFacts(database: Database): Promise<QueueFacts[]> {
  const { rows } = await database.raw(`
    with counted as (
      select name, count(*) filter (where ${statesOf.waiting}) as waiting,
        count(*) filter (where ${statesOf.running}) as running, count(*) filter (where ${statesOf.failed}) as failed
      from jobs.job where state < 'completed' or state = 'failed' group by name)
    select q.name, coalesce(c.waiting, 0) as waiting, coalesce(c.running, 0) as running,
      coalesce(c.failed, 0) as failed, s.cron as schedule
    from jobs.queue q left join counted c on c.name = q.name left join jobs.schedule s on s.name = q.name
    where q.name not like '\\_\\_pgboss%' order by q.name`);
  return rows as QueueFacts[];
}

type Wanted = { state: JobState; search: string };

const newest = sql`coalesce(completed_on, created_on) desc, id desc`;
const words = sql`lower(name || ' ' || coalesce(output->>'message', ''))`;

/** Given up, or failed twice and tried again. */
const failedTwice = `state = 'failed' or (state = 'retry' and retry_count >= 2)`;

/** The library's tables have no index for lists of everything; those that failed are searched, others are few or pass. */
const indexesOfLists: Record<string, string> = {
  job_listed_failed: `(coalesce(completed_on, created_on) desc, id desc) where state = 'failed'`,
  job_listed_waiting: `(coalesce(completed_on, created_on) desc, id desc) where state in ('created', 'retry')`,
  job_listed_running: `(coalesce(completed_on, created_on) desc, id desc) where state = 'active'`,
  job_listed_words: `using gin (lower(name || ' ' || coalesce(output->>'message', '')) gin_trgm_ops) where state = 'failed'`,
  job_failed_twice: `(id) where ${failedTwice}`,
};

/**
 * Makes the indexes that are missing, and asks first: making one holds up everybody who works on jobs, even where it is there
 * already.
 */
export async function indexLists(database: Database): Promise<void> {
  const { rows } = await database.raw(
    `select indexname as name from pg_indexes where schemaname = 'jobs' and indexname = any ($1)`,
    [Object.keys(indexesOfLists)],
  );
  const known = new Set((rows as { name: string }[]).map(({ name }) => name));
  const missing = Object.entries(indexesOfLists).filter(([name]) => !known.has(name));
  if (!missing.length) return;
  await database.raw('create extension if not exists pg_trgm');
  for (const [name, how] of missing)
    await database.raw(`create index if not exists ${name} on jobs.job ${how}`);
}

const stateParts: Record<JobState, Sql> = {
  waiting: sql`state in ('created', 'retry')`,
  running: sql`state = 'active'`,
  failed: sql`state = 'failed'`,
};

const found = ({ state, search }: Wanted) =>
  whereAll([
    stateParts[state],
    sql`name not like '\\_\\_pgboss%'`,
    ...(search ? [like(words, search.toLowerCase())] : []),
  ]);

export function jobFacts(
  database: Database,
  { start, limit, ...wanted }: Wanted & { start: number; limit: number },
): Promise<JobFacts[]> {
  return planned<JobFacts>(
    database,
    sql`select id, name as queue, created_on as created_at, started_on as started_at,
      case when state < 'active' then start_after end as next_try_at, completed_on as failed_at,
      retry_count + (state >= 'active')::int as tries, output->>'message' as error
    from jobs.job ${found(wanted)} order by ${newest} offset ${start} limit ${limit}`,
  );
}

/** No further than `most` and one. */
export function countJobs(database: Database, wanted: Wanted, most: number): Promise<number> {
  return countedTo(database, sql`select 1 from jobs.job ${found(wanted)} limit ${most + 1}`);
}

export async function countFailedTwice(database: Database): Promise<number> {
  const { rows } = await database.raw(`select count(*) as total from jobs.job where ${failedTwice}`);
  return Number(rows[0]!.total);
}
