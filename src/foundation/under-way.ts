let running = 0;
const listeners = new Set<() => void>();

function changeBy(step: 1 | -1): void {
  running += step;
  for (const listener of listeners) listener();
}

/** Counts a request as under way until it is answered. */
export async function whileUnderWay<T>(request: Promise<T>): Promise<T> {
  changeBy(1);
  try {
    return await request;
  } finally {
    changeBy(-1);
  }
}

/** Whether any request of the browser is under way, and when that changes. */
export const underWay = {
  any: () => running > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
