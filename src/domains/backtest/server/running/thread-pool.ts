import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { createThreads } from '../../../../platform/threads/threads.ts';
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

const heapMegabytes = 1024;

export function createThreadPool(size = usualThreads()): ThreadPool {
  const threads = createThreads({
    script: new URL('./simulation-thread.ts', import.meta.url),
    size,
    heapMegabytes,
    // Its own refusal leaves a thread idle; after anything else it may still be computing, or be gone.
    staysFit: (error) => error instanceof TaskRefused && error.reason.code !== 'outOfMemory',
  });
  return {
    size,
    compute: (task, listener, signal) =>
      threads.use(signal, (worker) => runOn(worker, task, listener, signal)),
    close: () => threads.close(),
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
