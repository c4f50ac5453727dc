import { useCallback, useEffect, useRef, useState } from 'react';
import { startLoading } from '../../foundation/start-loading.ts';
import { type Answer, keptOf, shownOf } from './answer.ts';

/** Milliseconds a loading state lasts in a dialog: one that only flashes tells nothing (rule U-5). */
export const shortestLoading = 200;

type Options = {
  /** Milliseconds of rest before it asks, for what follows the typing. */
  pause?: number;
  /** Milliseconds a loading state lasts at least. */
  shortest?: number;
};

/**
 * What a call answers, with its loading and its failure. The key stands for everything the answer depends on: another
 * key asks anew and late answers to the one before are dropped; without one (null) nothing is asked.
 */
export function useLoaded<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  { pause, shortest }: Options = {},
) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value>>();
  const latest = useRef(load);
  latest.current = load;
  const stopRefreshing = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (key === null) return;
    const stop = startLoading({
      load: latest.current,
      pause,
      shortest,
      onReady: (value) => setAnswer({ of: key, round, state: 'ready', value }),
      onFailed: (failure) => setAnswer({ of: key, round, state: 'failed', failure }),
    });
    return () => {
      stop();
      stopRefreshing.current?.();
    };
  }, [key, round]);

  /** Puts a newer value in place of the loaded one. */
  const replace = useCallback(
    (value: Value) => key !== null && setAnswer({ of: key, round, state: 'ready', value }),
    [key, round],
  );
  return {
    shown: shownOf(answer, key, round),
    /** The newest value with its key, for views that keep the old one in sight while the next is on its way. */
    kept: keptOf(answer),
    /** Asks again from the beginning: after a failure, or after a change. */
    reload: useCallback(() => setRound((before) => before + 1), []),
    /** Asks again behind what is shown; a failure changes nothing. */
    refresh: useCallback(() => {
      stopRefreshing.current?.();
      stopRefreshing.current = startLoading({ load: latest.current, onReady: replace });
    }, [replace]),
    replace,
  };
}
