import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  addressOf,
  type Entries,
  type Fields,
  type Values,
  valuesOf,
  withTyped,
} from '../../fields/fields.ts';

/** What the fields of a form need to know. */
export type CalculatorForm<F extends Fields = Fields> = {
  fields: F;
  entries: Entries<F>;
  set: (name: keyof F & string, typed: string) => void;
};
export type Calculator<F extends Fields> = CalculatorForm<F> & {
  values: Values<F>;
  /** The query that leads back to these inputs. */
  query: string;
};

/** The inputs of a calculator: from the address at first, into the address when they change (C-2). */
export function useCalculator<F extends Fields>(fields: F, first: Entries<F>): Calculator<F> {
  const [entries, setEntries] = useState(first);
  const values = useMemo(() => valuesOf(fields, entries), [fields, entries]);
  const query = addressOf(fields, entries);
  useAddress(query, entries !== first);
  return {
    fields,
    entries,
    values,
    query,
    set: (name, typed) => setEntries((now) => withTyped(fields, now, name, typed)),
  };
}

/** So long after the last keystroke the address follows: browsers refuse to change it with each. */
const pause = 300;

function useAddress(query: string, isChanged: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      if (window.location.search === query) return;
      void navigate(
        { search: query, hash: window.location.hash },
        { replace: true, preventScrollReset: true },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [query, isChanged, navigate]);
}
