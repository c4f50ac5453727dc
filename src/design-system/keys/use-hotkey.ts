import { useEffect } from 'react';

/** Ctrl or Cmd with a letter, anywhere on the page. */
export function useHotkey(letter: string, act: () => void, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== letter ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [letter, act, enabled]);
}
