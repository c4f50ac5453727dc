import { useEffect, useRef, useState } from 'react';

/** After the last input of whatever kind: keys, paste, a cleared field (rule U-6). */
const pause = 700;

/** What stands in a search field: asked for once the typing rests, or at once with `askNow`. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  // The address may change under the field, by "back" or a link; what is being typed stays.
  useEffect(() => {
    if (asked.current !== search) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      onSearch(asked.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const askNow = (text: string) => {
    setTyped(text);
    asked.current = text.trim();
    onSearch(asked.current);
  };
  return { typed, setTyped, askNow };
}
