type Order<Value> = {
  load: (signal: AbortSignal) => Promise<Value>;
  /** Milliseconds before it asks at all, while somebody still types. */
  pause?: number;
  /** Milliseconds before it tells an answer: a loading state that only flashes tells nothing. */
  shortest?: number;
  onReady: (value: Value) => void;
  onFailed?: (failure: unknown) => void;
};

/**
 * Asks for something, and tells the answer unless it has been given up meanwhile by the function this returns: an
 * answer that comes late would stand in the place of a newer one.
 */
export function startLoading<Value>(order: Order<Value>): () => void {
  const { load, pause = 0, shortest = 0, onReady, onFailed } = order;
  const given = new AbortController();
  const answer = async () => (await Promise.all([load(given.signal), rest(shortest)]))[0];
  const ask = () =>
    void answer().then(
      (value) => given.signal.aborted || onReady(value),
      (failure) => given.signal.aborted || onFailed?.(failure),
    );
  const timer = pause > 0 ? setTimeout(ask, pause) : ask();
  return () => {
    clearTimeout(timer);
    given.abort();
  };
}

function rest(milliseconds: number): Promise<void> | undefined {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}
