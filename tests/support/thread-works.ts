import { threadId } from 'node:worker_threads';

export function double({ number }: { number: number }) {
  return { number: number * 2, thread: threadId };
}

export function stumble(_given: object): void {
  throw new Error('stumbled');
}

export function spin(_given: object): void {
  for (;;);
}
