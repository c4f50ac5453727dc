import { useMemo } from 'react';
import { comparedColours } from '../../../design-system/chart/compare/compared-line.ts';
import type { ComparisonOutput } from '../contract.ts';
import { useBenchmarkWords } from './benchmarks/use-benchmark-words.ts';
import type { ComparisonFrame, ShownBenchmark } from './comparison-context.ts';

export function useComparisonFrame(data: ComparisonOutput | null, today: string): ComparisonFrame | null {
  const wordsOf = useBenchmarkWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow the language, which brings another page
  return useMemo(() => {
    if (!data) return null;
    const roles = data.benchmarks.map(({ key }): ShownBenchmark['role'] =>
      key === data.hurdle ? 'hurdle' : 'other',
    );
    const [ownColour, ...colours] = comparedColours(['own', ...roles]);
    const benchmarks = data.benchmarks.map(
      (benchmark, at): ShownBenchmark => ({
        ...wordsOf(benchmark, data.currency),
        benchmark,
        number: at + 2,
        colour: colours[at]!,
        role: roles[at]!,
      }),
    );
    return {
      data,
      isOver: data.to !== today,
      currency: data.currency.toUpperCase(),
      ownColour: ownColour!,
      benchmarks,
      hurdle: benchmarks.find(({ role }) => role === 'hurdle'),
    };
  }, [data, today]);
}
