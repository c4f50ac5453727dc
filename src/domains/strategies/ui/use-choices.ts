import { useCallback, useEffect, useState } from 'react';

type State<Row> = { of: string; rows: readonly Row[] | undefined; failed: boolean };

/** Rows that are loaded anew whenever what is asked for changes; the rows before stay until the new ones have come. */
export function useChoices<Row>(of: string, load: (of: string) => Promise<readonly Row[]>) {
  const [state, setState] = useState<State<Row>>({ of, rows: undefined, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    let wanted = true;
    load(of).then(
      (rows) => wanted && setState({ of, rows, failed: false }),
      () => wanted && setState({ of, rows: undefined, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [of, load, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { rows: state.rows, failed: state.failed && state.of === of, retry };
}
