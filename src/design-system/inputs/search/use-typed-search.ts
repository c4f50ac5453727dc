import { useEffect, useRef, useState } from 'react';
import { startsSearch } from './starts-search.ts';

/** After the last input (rule U-6). */
const pauseOfServer = 700;

/**
 * What stands in a search field: asked for once the typing rests, or at once with `askNow`. Only what counts as input
 * starts it (rule U-6). What is found without the server needs no pause.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void, pause = pauseOfServer) {
  const [typed, setTyped] = useState(search);
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(search);
  // The address may change under the field, by "back" or a link; what is being typed stays.
  useEffect(() => {
    if (asked.current !== search) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setWaiting(false);
      if (typed.trim() === asked.current) return;
      asked.current = typed.trim();
      onSearch(asked.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, waiting, pause, onSearch]);
  const edit = (next: string) => {
    if (startsSearch(typed, next)) setWaiting(true);
    setTyped(next);
  };
  const askNow = (text: string) => {
    setWaiting(false);
    setTyped(text);
    asked.current = text.trim();
    onSearch(asked.current);
  };
  return { typed, edit, askNow };
}
