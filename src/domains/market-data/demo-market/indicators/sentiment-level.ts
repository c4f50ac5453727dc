export const sentimentLevels = [
  'bearish',
  'somewhat-bearish',
  'neutral',
  'somewhat-bullish',
  'bullish',
] as const;
export type SentimentLevel = (typeof sentimentLevels)[number];

/** The thresholds of the product: a score from -1 to 1. */
export function sentimentLevel(score: number): SentimentLevel {
  if (score <= -0.35) return 'bearish';
  if (score <= -0.15) return 'somewhat-bearish';
  if (score < 0.15) return 'neutral';
  return score < 0.35 ? 'somewhat-bullish' : 'bullish';
}
