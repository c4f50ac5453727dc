import type { Fixture } from './row.ts';

type Make = (...args: unknown[]) => Promise<unknown>;

/** Makes each record once and names it again and again: for requests that leave it as it is. */
export function lasting(fixture: Fixture): Fixture {
  const made = new Map<string, Promise<unknown>>();
  const once =
    (name: string, make: Make): Make =>
    (...args) => {
      const key = JSON.stringify([name, args]);
      const record = made.get(key) ?? make(...args);
      made.set(key, record);
      return record;
    };
  return Object.fromEntries(
    Object.entries(fixture).map(([name, part]) => [
      name,
      typeof part === 'function' ? once(name, part as Make) : part,
    ]),
  ) as Fixture;
}
