/** Takes back what the toast tells of. */
export type ToastAction = { label: string; act: () => void };
export type Toast = {
  id: number;
  tone: 'success' | 'error';
  text: string;
  action?: ToastAction | undefined;
  /** Says all there is to say of what failed: no other error is told beside it. */
  coversErrors?: boolean;
};

export const toastMs = 3000;
/** What can be taken back stays long enough to be read and reached. */
export const toastActionMs = 8000;

type Listener = () => void;

/** A store of its own, so that anything can say something: a query's error handler, an event from the server. */
export function createToastStore(ms = toastMs) {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<Listener>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    pause(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const pause = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const resume = (id: number) => {
    pause(id);
    timers.set(
      id,
      setTimeout(() => dismiss(id), toasts.find((toast) => toast.id === id)?.action ? toastActionMs : ms),
    );
  };
  const add = (tone: Toast['tone'], text: string, action?: ToastAction, coversErrors = false) => {
    const covering = toasts.find((toast) => toast.coversErrors);
    if (covering && tone === 'error' && !coversErrors) return covering.id;
    const id = nextId++;
    // The same text again replaces the old one instead of piling up.
    const others = toasts.filter((toast) => toast.text !== text);
    set([...others, { id, tone, text, action, coversErrors }]);
    resume(id);
    return id;
  };
  return {
    success: (text: string, action?: ToastAction) => add('success', text, action),
    error: (text: string) => add('error', text),
    /** The one reason for whatever fails: callers that tell of their own failure are not heard while it is shown. */
    refusal: (text: string, action: ToastAction) => add('error', text, action, true),
    dismiss,
    /** While the pointer or focus rests on it. */
    pause,
    resume,
    all: () => toasts,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toast = createToastStore();
