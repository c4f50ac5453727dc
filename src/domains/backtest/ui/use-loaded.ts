import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** A loading state that only flashes tells nothing (rule U-5). */
const shortest = 200;

/**
 * What a call answers, with its loading and its failure. `load` must stay the same while it means the same; without
 * one nothing is asked.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ of: unknown; attempt: number; result: Loaded<T> }>();
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    const tell = (result: Loaded<T>) => wanted && setLoaded({ of: load, attempt, result });
    Promise.all([load(), new Promise((resolve) => setTimeout(resolve, shortest))]).then(
      ([value]) => tell({ state: 'ready', value }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const fresh = loaded && loaded.of === load && loaded.attempt === attempt;
  const shown: Loaded<T> = fresh ? loaded.result : { state: 'loading' };
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  /** Puts a newer value in place of the loaded one. */
  const replace = useCallback(
    (value: T) => setLoaded({ of: load, attempt, result: { state: 'ready', value } }),
    [load, attempt],
  );
  return { shown, reload, replace };
}
