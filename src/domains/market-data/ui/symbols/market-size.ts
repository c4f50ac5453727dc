import { formatNumber, plain } from '../../../../foundation/format-number.ts';

const steps = [
  { from: 1e12, word: 'trillions' },
  { from: 1e9, word: 'billions' },
  { from: 1e6, word: 'millions' },
] as const;

/** A market value in złoty as people say it: 105,2 and billions. Nothing below a million is that rough. */
export function marketSize(value: string): { word: (typeof steps)[number]['word']; value: string } | null {
  const size = Number(value);
  const step = steps.find(({ from }) => size >= from);
  const said = step && plain(size / step.from);
  return said ? { word: step.word, value: formatNumber(said, { decimals: 1, style: 'pl' }) } : null;
}
