import { type MarketSource, SourceFailure, type SourceName } from './source-port.ts';

export type FailedAttempt = { source: SourceName; failure: SourceFailure };
/** A value with where it comes from and when, ISO 8601 in UTC. */
export type Known<T> = { value: T; source: SourceName; at: string };

export type Outcome<T> =
  | ({ kind: 'answered'; failures: FailedAttempt[] } & Known<T>)
  /** Nobody answered now, but somebody did before: its age is shown with it. */
  | ({ kind: 'lastGood'; ageSeconds: number; failures: FailedAttempt[] } & Known<T>)
  | { kind: 'failed'; failures: FailedAttempt[] };

export type ChainOptions<T> = {
  now: () => Date;
  /** Why an answer may not be used, or nothing; the next source is asked then. */
  refuse?: (value: T, source: SourceName) => SourceFailure | undefined;
  lastGood?: Known<T>;
};

/**
 * Asks one source after the other until one gives a usable answer. A source for which `ask` has nothing to ask,
 * because it lacks the method or a symbol, is passed over.
 */
export async function askInOrder<T>(
  sources: MarketSource[],
  ask: (source: MarketSource) => Promise<T> | undefined,
  options: ChainOptions<T>,
): Promise<Outcome<T>> {
  const failures: FailedAttempt[] = [];
  for (const source of sources) {
    try {
      const asked = ask(source);
      if (!asked) continue;
      const value = await asked;
      const refused = options.refuse?.(value, source.name);
      if (!refused)
        return {
          kind: 'answered',
          value,
          source: source.name,
          at: options.now().toISOString(),
          failures,
        };
      failures.push({ source: source.name, failure: refused });
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      failures.push({ source: source.name, failure: error });
    }
  }
  if (!options.lastGood) return { kind: 'failed', failures };
  const age = options.now().getTime() - Date.parse(options.lastGood.at);
  return {
    kind: 'lastGood',
    ...options.lastGood,
    ageSeconds: Math.max(0, Math.round(age / 1000)),
    failures,
  };
}
