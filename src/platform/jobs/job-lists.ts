import type { Database } from '../database/database.ts';

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

const found = (state: JobState) => `from jobs.job where ${statesOf[state]} and name not like '\\_\\_pgboss%'
  and ($1 = '' or strpos(lower(name || ' ' || coalesce(output->>'message', '')), $1) > 0)`;

export async function jobFacts(
  database: Database,
  { state, search, start, limit }: Wanted & { start: number; limit: number },
): Promise<JobFacts[]> {
  const { rows } = await database.raw(
    `select id, name as queue, created_on as created_at, started_on as started_at,
      case when state < 'active' then start_after end as next_try_at, completed_on as failed_at,
      retry_count + (state >= 'active')::int as tries, output->>'message' as error
    ${found(state)} order by coalesce(completed_on, created_on) desc, id desc offset $2 limit $3`,
    [search.toLowerCase(), start, limit],
  );
  return rows as JobFacts[];
}

export async function countJobs(
  database: Database,
  { state, search }: Wanted,
  most: number,
): Promise<number> {
  const { rows } = await database.raw(
    `select count(*) as total from (select 1 ${found(state)} limit $2) found`,
    [search.toLowerCase(), most + 1],
  );
  return Number(rows[0]!.total);
}

/** Given up, or failed twice and tried again. */
export async function countFailedTwice(database: Database): Promise<number> {
  const { rows } = await database.raw(
    `select count(*) as total from jobs.job where state = 'failed' or (state = 'retry' and retry_count >= 2)`,
  );
  return Number(rows[0]!.total);
}
