/** What every component a `ModalHost` shows receives besides its own props. */
export type ModalProps<Result = unknown> = {
  open: boolean;
  /** Closes it; without a result the promise of `openModal` resolves with `undefined`. */
  onClose: (result?: Result) => void;
};

export type ModalRequest = {
  name: string;
  props: Record<string, unknown>;
  resolve: (result: unknown) => void;
};

export const modalEvent = 'modal:open';

/**
 * Opens a registered dialog from anywhere, also from code outside React. The host that knows the name takes the
 * event by `preventDefault`; where none does, the answer is the same as a cancel.
 */
export function openModal<Result>(name: string, props: object = {}): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const detail: ModalRequest = {
      name,
      props: { ...props },
      resolve: (result) => resolve(result as Result | undefined),
    };
    const untaken = window.dispatchEvent(new CustomEvent(modalEvent, { detail, cancelable: true }));
    if (untaken) resolve(undefined);
  });
}

/** Listens for requests; `take` says whether it knows the name. Returns how to stop. */
export function onModalRequest(take: (request: ModalRequest) => boolean): () => void {
  const listen = (event: Event) => {
    if (event.defaultPrevented) return;
    if (take((event as CustomEvent<ModalRequest>).detail)) event.preventDefault();
  };
  window.addEventListener(modalEvent, listen);
  return () => window.removeEventListener(modalEvent, listen);
}
