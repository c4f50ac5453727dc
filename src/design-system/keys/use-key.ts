import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** A letter alone, anywhere but where something is typed or chosen. */
export function useKey(letter: string, act: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [letter, act, enabled]);
}
