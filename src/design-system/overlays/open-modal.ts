/** What every component a `ModalHost` shows receives besides its own props. */
export type ModalProps<Result = unknown> = {
  open: boolean;
  /** Closes it; without a result the promise of `openModal` resolves with `undefined`. */
  onClose: (result?: Result) => void;
};

/** A dialog that any code may open by this mark of it, whoever shows it. */
export type Modal<Props extends object, Result> = {
  readonly name: string;
  /** Only for their types. */
  readonly props?: Props;
  readonly result?: Result;
};

export type ModalRequest = {
  name: string;
  props: object;
  resolve: (result: unknown) => void;
};

const modalEvent = 'modal:open';

// biome-ignore lint/complexity/noBannedTypes: a dialog that is given nothing
export function defineModal<Props extends object = {}, Result = void>(name: string): Modal<Props, Result> {
  return { name };
}

/** Props may be left out where none is needed. */
type Given<Props extends object> = Partial<Props> extends Props ? [props?: Props] : [props: Props];

/**
 * Opens a dialog from anywhere, also from code outside React. The host that knows it takes the event by
 * `preventDefault`; where none does, the answer is the same as a cancel.
 */
export function openModal<Props extends object, Result>(
  modal: Modal<Props, Result>,
  ...[props]: Given<Props>
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const detail: ModalRequest = {
      name: modal.name,
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
