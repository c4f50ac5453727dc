/** As long as the dialog waits: what may take longer is not promised. */
const longestPromise = 150;

/** Seconds still to go by the pace so far; nothing while it cannot be known. */
export function timeLeft(progress: number, elapsedSeconds: number): number | undefined {
  if (!(progress > 0.02) || elapsedSeconds < 1) return undefined;
  const left = Math.ceil((elapsedSeconds * (1 - progress)) / progress);
  return left > longestPromise ? undefined : left;
}
