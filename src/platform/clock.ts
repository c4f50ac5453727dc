export type Clock = { now(): Date };

/** The time of the installation: real, or frozen by a setting so that pictures can be compared. */
export function createClock(frozen: string): Clock {
  return { now: () => (frozen ? new Date(frozen) : new Date()) };
}
