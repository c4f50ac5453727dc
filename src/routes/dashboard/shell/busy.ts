import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function changeBy(step: 1 | -1): void {
  running += step;
  for (const listener of listeners) listener();
}

/** Counts a request as under way until it is answered. */
export async function whileBusy<T>(request: Promise<T>): Promise<T> {
  changeBy(1);
  try {
    return await request;
  } finally {
    changeBy(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether any request of the shell is under way. */
export function useBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
