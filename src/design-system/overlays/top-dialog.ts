import { useEffect, useId, useSyncExternalStore } from 'react';

/** Open dialogs, the latest last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether this dialog lies above all others. */
export function useIsTopDialog(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    replace([...open, id]);
    return () => replace(open.filter((one) => one !== id));
  }, [isOpen, id]);
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === id,
    () => false,
  );
}

export function useIsAnyDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open.length > 0,
    () => false,
  );
}
