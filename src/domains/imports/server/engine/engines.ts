import { Failure } from '../../../../foundation/failure.ts';
import { Engine } from './engine.ts';

/** So many files are read at once in a process, and so many wait; each keeps its bytes in memory meanwhile. */
const atOnce = 2;
const mostWaiting = 20;

let busy = 0;
const waiting: { userId: string; begin: () => void }[] = [];

/** Runs work with an engine of its own. A person reads one file at a time; the next one waits. */
export async function withEngine<T>(userId: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  await turnOf(userId);
  let engine: Engine | undefined;
  try {
    engine = new Engine();
    return await work(engine);
  } finally {
    await engine?.close();
    busy -= 1;
    waiting.shift()?.begin();
  }
}

async function turnOf(userId: string): Promise<void> {
  if (busy < atOnce) {
    busy += 1;
    return;
  }
  if (waiting.length >= mostWaiting) throw new Failure({ kind: 'unavailable' });
  if (waiting.filter((one) => one.userId === userId).length >= 3)
    throw new Failure({ kind: 'tooMany', retryAfterSeconds: 5 });
  await new Promise<void>((resolve) => {
    waiting.push({
      userId,
      begin: () => {
        busy += 1;
        resolve();
      },
    });
  });
}
