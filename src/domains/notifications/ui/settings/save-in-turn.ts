/** What became of a value that was to be saved. */
type Heard<Value> = {
  onSaved: (saved: Value) => void;
  /** With what is stored after all. */
  onFailed: (stored: Value, error: unknown) => void;
};

/**
 * Saves one value at a time: what is chosen while one is on its way waits, and of several the last one goes. If one
 * fails, what was stored before it holds again, and those after it are forgotten.
 */
export function saveInTurn<Value>(
  stored: Value,
  send: (value: Value) => Promise<Value>,
  { onSaved, onFailed }: Heard<Value>,
) {
  let known = stored;
  let sending = false;
  let waiting: { value: Value } | undefined;

  async function run(first: Value): Promise<void> {
    sending = true;
    let next: { value: Value } | undefined = { value: first };
    while (next) {
      waiting = undefined;
      try {
        known = await send(next.value);
        if (!waiting) onSaved(known);
      } catch (error) {
        waiting = undefined;
        onFailed(known, error);
      }
      next = waiting;
    }
    sending = false;
  }

  return {
    save(value: Value): void {
      if (sending) waiting = { value };
      else void run(value);
    },
    isSending: () => sending,
    /** What somebody else stored meanwhile. */
    know(value: Value): void {
      known = value;
    },
  };
}
