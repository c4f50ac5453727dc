import type { CountOutput } from '../../contract.ts';

const mostNamed = 4;

/** What counts for a part, in short: tickers, and names of the rest. */
export function countedWords(counts: readonly CountOutput[], cash: string): string {
  const words = counts.map(({ kind, reference, name, asset }) =>
    kind === 'cash' ? cash : (asset?.ticker ?? name ?? reference),
  );
  return words.length > mostNamed ? `${words.slice(0, mostNamed).join(', ')}…` : words.join(', ');
}
