// Runs in a worker thread: one order at a time, given by message.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { WorkOrder, WorkReport } from './thread-work.ts';

const port = parentPort!;
const send = (report: WorkReport) => port.postMessage(report);

// On Linux this is the thread's own priority: who waits for a page goes first, though somebody waits for this too.
if (process.platform === 'linux') setPriority(5);

port.on('message', async ({ module, name, given }: WorkOrder) => {
  try {
    const { [name]: work } = (await import(module)) as Record<string, (given: unknown) => unknown>;
    send({ kind: 'done', result: await work!(given) });
  } catch (error) {
    send({ kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
