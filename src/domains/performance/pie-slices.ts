import { decimal, sum, textOf } from '../../foundation/decimal.ts';

export type PieSlice = { key: string; label: string; value: string };

const mostSlices = 9;

/** A ring has room for so many; the smallest become one slice, so that the whole stays whole. */
export function pieSlices(slices: readonly PieSlice[]): { shown: PieSlice[]; folded: number } {
  if (slices.length <= mostSlices) return { shown: [...slices], folded: 0 };
  const kept = slices.slice(0, mostSlices - 1);
  const rest = slices.slice(mostSlices - 1);
  const value = textOf(sum(rest.map((slice) => decimal(slice.value))));
  return { shown: [...kept, { key: 'others', label: '', value }], folded: rest.length };
}
