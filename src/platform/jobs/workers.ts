import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { JobHandler } from './job-queue.ts';

/** How long a worker rests that nobody wakes. */
const restSeconds = 60;

export type Workers = {
  handle(handlers: readonly JobHandler[]): void;
  /** There may be work in this queue. */
  wake(name: string): void;
  /** From now on nobody begins. */
  rest(): void;
};

/**
 * Those who do the work of one process. A worker asks the database when it begins: dozens, one for each queue, would keep a
 * start and a stop waiting, so they begin when their queue first has something.
 */
export function createWorkers(boss: PgBoss, log: Log): Workers {
  const handlers = new Map<string, JobHandler>();
  const begun = new Map<string, string[]>();
  async function begin(handler: JobHandler): Promise<void> {
    const { name, atOnce } = handler.job;
    const ids: string[] = [];
    begun.set(name, ids);
    // Where one job was, there may be more: the next is fetched at once, not after a pause.
    const work = workOf(handler, log, () => wake(name));
    const options = { pollingIntervalSeconds: restSeconds, batchSize: 1 };
    const starting = Array.from({ length: atOnce }, () => boss.work<object>(name, options, work));
    ids.push(...(await Promise.all(starting)));
  }
  function wake(name: string): void {
    const ids = begun.get(name);
    const handler = handlers.get(name);
    if (ids) for (const id of ids) boss.notifyWorker(id);
    else if (handler) begin(handler).catch((error) => log.error({ err: error }, 'job queue'));
  }
  return {
    handle(wanted) {
      for (const handler of wanted) handlers.set(handler.job.name, handler);
    },
    wake,
    rest: () => handlers.clear(),
  };
}

function workOf({ job, run }: JobHandler, log: Log, onEnd: () => void) {
  return async ([taken]: { id: string; data: object }[]) => {
    if (!taken) return;
    try {
      await run(taken.data as never);
    } catch (error) {
      log.warn(
        { err: error, job: job.name, jobId: taken.id },
        'job failed, will be retried if tries are left',
      );
      throw error;
    } finally {
      onEnd();
    }
  };
}
