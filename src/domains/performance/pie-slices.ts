import { decimal, floatOf, sum, textOf } from '../../foundation/decimal.ts';

export type PieSlice = { key: string; label: string; value: string };

const fewSlices = 9;
const mostSlices = 16;

/**
 * A ring has room for so many; the smallest become one slice, so that the whole stays whole. Where they would outweigh
 * the largest, more are shown: "others" is never the answer to what the most of it is.
 */
export function pieSlices(slices: readonly PieSlice[]): { shown: PieSlice[]; folded: number } {
  if (slices.length <= fewSlices) return { shown: [...slices], folded: 0 };
  const largest = Number(slices[0]?.value ?? 0);
  let kept = fewSlices - 1;
  while (kept < mostSlices - 1 && floatOf(worthOf(slices.slice(kept))) >= largest) kept++;
  const rest = slices.slice(kept);
  if (rest.length < 2) return { shown: [...slices], folded: 0 };
  const others = { key: 'others', label: '', value: textOf(worthOf(rest)) };
  return { shown: [...slices.slice(0, kept), others], folded: rest.length };
}

function worthOf(slices: readonly PieSlice[]) {
  return sum(slices.map(({ value }) => decimal(value)));
}
