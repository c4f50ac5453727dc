import { Worker } from 'node:worker_threads';

export type Threads = {
  readonly size: number;
  /**
   * Waits for a free thread and works on it; `signal` ends the waiting and is for `work` to hear. Afterwards the thread
   * is kept for the next, unless `work` failed and may have left it computing.
   */
  use<T>(signal: AbortSignal, work: (worker: Worker) => Promise<T>): Promise<T>;
  /** How many wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
};

type Options = {
  script: URL;
  size: number;
  heapMegabytes: number;
  /** Whether the thread is idle after this failure, and fit for the next task. */
  staysFit(error: unknown): boolean;
};
type Thread = { worker: Worker; idle?: NodeJS.Timeout };

const idleFor = 60_000;

/** Threads are made when first needed, and kept warm for a minute; idle ones never keep the process alive. */
export function createThreads({ script, size, heapMegabytes, staysFit }: Options): Threads {
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
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
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
    get waiting() {
      return waiting.length;
    },
    async use(signal, work) {
      signal.throwIfAborted();
      await turn(signal);
      const thread = take();
      try {
        const result = await work(thread.worker);
        giveBack(thread);
        return result;
      } catch (error) {
        if (staysFit(error) && !signal.aborted) giveBack(thread);
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
