import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/**
 * Asks at short intervals, in one question for all queues, which of them have work that can begin, and says so. Dozens of
 * workers who each ask for themselves keep an idle machine busy.
 */
export function watchQueues(
  database: Database,
  names: string[],
  seconds: number,
  log: Log,
  onWork: (name: string) => void,
): () => void {
  const ended = new AbortController();
  const watch = async () => {
    while (!ended.signal.aborted) {
      try {
        for (const name of await queuesWithWork(database, names)) onWork(name);
      } catch (error) {
        if (!ended.signal.aborted) log.error({ err: error }, 'job queue');
      }
      await sleep(seconds * 1000, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  watch();
  return () => ended.abort();
}

async function queuesWithWork(database: Database, names: string[]): Promise<string[]> {
  const { rows } = await database.raw(
    `select name from unnest($1::text[]) as known (name) where exists (
       select from jobs.job where job.name = known.name and state < 'active' and not blocked and start_after <= now())`,
    [names],
  );
  return rows.map(({ name }) => name as string);
}
