import { useEffect, useState } from 'react';

type Loaded<Value> = { of: string } & ({ state: 'failed' } | { state: 'ready'; value: Value });
export type Loading<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value };

/** A loading state that only flashes tells nothing (rule U-5). */
const shortest = 200;

/** What a dialog asks for once it is open, and how to ask again. `load` must be stable for the same key. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Value>>();
  const wanted = `${key} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    let wantedStill = true;
    Promise.all([load(), new Promise((resolve) => setTimeout(resolve, shortest))]).then(
      ([value]) => wantedStill && setLoaded({ of: wanted, state: 'ready', value }),
      () => wantedStill && setLoaded({ of: wanted, state: 'failed' }),
    );
    return () => {
      wantedStill = false;
    };
  }, [wanted]);
  const shown: Loading<Value> = loaded?.of === wanted ? loaded : { state: 'loading' };
  return { shown, retry: () => setAttempt(attempt + 1) };
}
