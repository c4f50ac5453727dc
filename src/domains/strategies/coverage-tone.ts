export type CoverageTone = 'red' | 'amber' | 'lightGreen' | 'darkGreen';

/** The colour of a strategy percent (rule S-11). */
export function coverageTone(percent: number): CoverageTone {
  if (percent < 25) return 'red';
  if (percent < 50) return 'amber';
  return percent < 75 ? 'lightGreen' : 'darkGreen';
}
