import type { Worker } from 'node:worker_threads';
import { Failure } from '../../foundation/failure.ts';
import { createThreads } from './threads.ts';

/** A pure function that computes away from the thread that answers requests: its module, its name, and its bounds. */
export type ThreadWork<Given, Result> = {
  module: string;
  name: string;
  seconds: number;
  /** Only for its types. */
  types?: (given: Given) => Result;
};

/** Names an exported function of a module, given as `new URL('./file.ts', import.meta.url)`. */
export function defineThreadWork<Work extends (given: never) => unknown>(
  module: URL,
  name: string,
  { seconds = 20 } = {},
): ThreadWork<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { module: module.href, name, seconds };
}

/** The work was ended because it took more time or memory than it may. */
export class WorkTooLarge extends Error {
  readonly bound: 'time' | 'memory';
  constructor(bound: 'time' | 'memory') {
    super(`ended for want of ${bound}`);
    this.name = 'WorkTooLarge';
    this.bound = bound;
  }
}

/** A fault inside the work; the thread itself goes on. */
class WorkFault extends Error {}

export type WorkThreads = {
  /** What is given and what comes back is copied. `who` has one piece of work under way; the next one waits. */
  run<Given, Result>(work: ThreadWork<Given, Result>, given: Given, who: string): Promise<Result>;
  close(): Promise<void>;
};

/**
 * The last resort only: an engine that runs out of memory fast may take the process along, so whoever defines work
 * bounds what is given to it.
 */
const heapMegabytes = 1024;
/** More than so many pieces at once are sent away: each keeps its file in memory while it waits. */
const mostWaiting = 40;
const mostOfOne = 4;

/** Two threads, so that one large file does not keep everybody else waiting. */
export function createWorkThreads(size = 2): WorkThreads {
  const threads = createThreads({
    script: new URL('./work-thread.ts', import.meta.url),
    size,
    heapMegabytes,
    staysFit: (error) => error instanceof WorkFault,
  });
  const queues = new Map<string, Promise<unknown>[]>();

  async function inTurn<T>(who: string, act: () => Promise<T>): Promise<T> {
    const queue = queues.get(who) ?? [];
    if (queue.length >= mostOfOne) throw new Failure({ kind: 'tooMany', retryAfterSeconds: 5 });
    const before = queue.at(-1) ?? Promise.resolve();
    const mine = before.then(act, act);
    queue.push(mine);
    queues.set(who, queue);
    try {
      return await mine;
    } finally {
      queue.splice(queue.indexOf(mine), 1);
      if (queue.length === 0) queues.delete(who);
    }
  }

  return {
    async run({ module, name, seconds }, given, who) {
      if (threads.waiting >= mostWaiting) throw new Failure({ kind: 'unavailable' });
      const never = new AbortController().signal;
      return inTurn(who, () =>
        threads.use(never, (worker) => runOn(worker, { module, name, given }, seconds)),
      ) as never;
    },
    close: () => threads.close(),
  };
}

export type WorkOrder = { module: string; name: string; given: unknown };
export type WorkReport = { kind: 'done'; result: unknown } | { kind: 'fault'; message: string };

function runOn(worker: Worker, order: WorkOrder, seconds: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(patience);
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', gone);
      act();
    };
    const hear = (report: WorkReport) =>
      settle(() => {
        if (report.kind === 'done') resolve(report.result);
        else reject(new WorkFault(report.message));
      });
    const fail = (error: unknown) =>
      settle(() => {
        const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? new WorkTooLarge('memory') : error);
      });
    const gone = (code: number) => settle(() => reject(new Error(`the thread ended with ${code}`)));
    const patience = setTimeout(() => settle(() => reject(new WorkTooLarge('time'))), seconds * 1000);
    worker.on('message', hear);
    worker.on('error', fail);
    worker.on('exit', gone);
    worker.postMessage(order);
  });
}
