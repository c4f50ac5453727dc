/** Calls that come close together run as one, this long after the first of them. */
export function runTogether(act: () => void, milliseconds: number): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, milliseconds);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
