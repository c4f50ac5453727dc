import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type {
  Progress,
  Reason,
  StrategyOutcome,
  SweepOutcome,
  Task,
  ThreadReport,
} from './thread-messages.ts';

export type TaskListener = {
  onProgress?: (progress: Progress) => void;
  onCell?: (cell: SweepOutcome) => void;
};

/** Ends a task with a reason that is stored with the run. */
export class TaskRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.code);
    this.name = 'TaskRefused';
    this.reason = reason;
  }
}

export type ThreadPool = {
  readonly size: number;
  /** Waits for a free thread, then computes; `signal` ends it at any moment, in the middle of a solve too. */
  compute(task: Task, listener: TaskListener, signal: AbortSignal): Promise<StrategyOutcome | null>;
  close(): Promise<void>;
};

/** Leaves one core to the pages, has one thread where there is only one, and never a crowd of them. */
export const usualThreads = () => Math.min(8, Math.max(1, availableParallelism() - 1));

const idleFor = 60_000;
const heapMegabytes = 1024;

type Thread = { worker: Worker; idle?: NodeJS.Timeout };

/** Threads are made when first needed, and kept warm for a minute; idle ones never keep the process alive. */
export function createThreadPool(size = usualThreads()): ThreadPool {
  const free: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  function take(): Thread {
    const warm = free.pop();
    if (warm) {
      clearTimeout(warm.idle);
      warm.worker.ref();
      return warm;
    }
    const worker = new Worker(new URL('./simulation-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const thread: Thread = { worker };
    all.add(thread);
    return thread;
  }

  function discard(thread: Thread): void {
    all.delete(thread);
    void thread.worker.terminate();
  }

  function giveBack(thread: Thread): void {
    thread.worker.unref();
    thread.idle = setTimeout(() => {
      free.splice(free.indexOf(thread), 1);
      discard(thread);
    }, idleFor);
    thread.idle.unref();
    free.push(thread);
  }

  function turn(signal: AbortSignal): Promise<void> {
    if (busy < size) {
      busy++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(signal.reason);
      };
      waiting.push(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place passes to whoever waits longest. */
  function leaveTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }

  return {
    size,
    async compute(task, listener, signal) {
      signal.throwIfAborted();
      await turn(signal);
      const thread = take();
      try {
        const outcome = await runOn(thread.worker, task, listener, signal);
        giveBack(thread);
        return outcome;
      } catch (error) {
        // Its own refusal leaves a thread idle; after anything else it may still be computing, or be gone.
        const isIdle = error instanceof TaskRefused && error.reason.code !== 'outOfMemory';
        if (isIdle && !signal.aborted) giveBack(thread);
        else discard(thread);
        throw error;
      } finally {
        leaveTurn();
      }
    },
    async close() {
      for (const { idle } of all) clearTimeout(idle);
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
      all.clear();
      free.length = 0;
    },
  };
}

function runOn(
  worker: Worker,
  task: Task,
  { onProgress, onCell }: TaskListener,
  signal: AbortSignal,
): Promise<StrategyOutcome | null> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', gone);
      signal.removeEventListener('abort', stop);
      act();
    };
    const hear = (report: ThreadReport) => {
      if (report.kind === 'progress') onProgress?.(report.progress);
      else if (report.kind === 'cell') onCell?.(report.cell);
      else if (report.kind === 'done') settle(() => resolve(report.outcome));
      else if (report.kind === 'refused') settle(() => reject(new TaskRefused(report.reason)));
      else settle(() => reject(new Error(report.message)));
    };
    const fail = (error: unknown) =>
      settle(() =>
        reject(
          (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new TaskRefused({ code: 'outOfMemory', values: {} })
            : error,
        ),
      );
    const gone = (code: number) => settle(() => reject(new Error(`the thread ended with ${code}`)));
    const stop = () => settle(() => reject(signal.reason));
    worker.on('message', hear);
    worker.on('error', fail);
    worker.on('exit', gone);
    signal.addEventListener('abort', stop, { once: true });
    worker.postMessage(task);
  });
}
