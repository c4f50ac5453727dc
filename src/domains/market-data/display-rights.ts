import { simulatedSource } from '../instruments/simulated-source.ts';

/** Whether a figure from a source may be shown; one without a source may not. */
export type Shows = (source: string | null) => boolean;

/** Who is signed in sees everything the installation knows. */
export const showsAll: Shows = () => true;

/** Between the names of sources that a figure was made of. */
const between = '+';

/**
 * The one rule on what visitors see (M-20): what is simulated, and what comes from sources the operator has declared licensed
 * for display. What was made of several needs all of them.
 */
export function shownToVisitors(licensed: readonly string[]): Shows {
  const allowed = new Set<string>([simulatedSource, ...licensed]);
  return (source) => source?.split(between).every((one) => allowed.has(sourceName(one))) ?? false;
}

/** Sources of rates alone; all others have prices. */
const ratesOnly = ['nbp', 'ecb'];

/** Whether visitors see any prices at all. */
export function visitorsSeePrices({
  demo,
  shownSources,
}: {
  demo: boolean;
  shownSources: readonly string[];
}): boolean {
  return demo || shownSources.some((source) => !ratesOnly.includes(source));
}

/** What several sources brought together is theirs together. */
export function joinedSource(...sources: readonly string[]): string {
  const names = new Set(sources.flatMap((source) => source.split(between)));
  return [...names].sort().join(between);
}

/** Rates of NBP carry the number of their table. */
export function sourceName(source: string): string {
  return /\/NBP\b/.test(source) ? 'nbp' : source;
}
