import { createContext, useContext } from 'react';
import type { ComparedLine } from '../../../design-system/chart/compare/compared-line.ts';
import type { BenchmarkOutput, ComparisonOutput } from '../contract.ts';
import type { BenchmarkWords } from './benchmarks/use-benchmark-words.ts';

/** A benchmark with its words, its number and its colour: the same wherever it stands. */
export type ShownBenchmark = BenchmarkWords & {
  benchmark: BenchmarkOutput;
  number: number;
  colour: string;
  role: ComparedLine['role'];
};

export type ComparisonFrame = {
  data: ComparisonOutput;
  /** The last day is an earlier one than today. */
  isOver: boolean;
  /** Upper case. */
  currency: string;
  ownColour: string;
  benchmarks: readonly ShownBenchmark[];
  hurdle: ShownBenchmark | undefined;
};

export const ComparisonContext = createContext<ComparisonFrame | null>(null);

export function useComparison(): ComparisonFrame {
  const frame = useContext(ComparisonContext);
  if (!frame) throw new Error('outside of a comparison');
  return frame;
}
