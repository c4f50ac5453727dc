import { useCallback } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

type Changes = Record<string, string | number | boolean | undefined>;

/** The address of the desk: what is searched and opened stands in it, so that it can be kept and shared. */
export function useDeskQuery() {
  const [search, setSearch] = useSearchParams();
  const { state, location } = useNavigation();
  const change = useCallback(
    (changes: Changes, { replace = true } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '' || value === false || value === 0) next.delete(name);
            else next.set(name, value === true ? 'yes' : String(value));
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  );
  const coming = state === 'loading' && location ? new URLSearchParams(location.search) : null;
  return {
    search,
    change,
    /** Whether a value of one of these names is on its way. */
    isLoading: (names: readonly string[]) =>
      coming !== null &&
      coming.get('tab') === search.get('tab') &&
      names.some((name) => coming.get(name) !== search.get(name)),
  };
}
