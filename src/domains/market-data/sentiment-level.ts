export const sentimentLevels = [
  'bearish',
  'somewhat-bearish',
  'neutral',
  'somewhat-bullish',
  'bullish',
] as const;
export type SentimentLevel = (typeof sentimentLevels)[number];

/** Where one level ends and the next begins; the scale ends at -1 and 1. */
export const sentimentBounds = { bearish: -0.35, lower: -0.15, upper: 0.15, bullish: 0.35 } as const;
export const sentimentScale = { least: -1, most: 1 } as const;

/** What a score is called (rule M-8); the two lower bounds include their own value, the upper ones do not. */
export function sentimentLevel(score: number): SentimentLevel {
  if (score <= sentimentBounds.bearish) return 'bearish';
  if (score <= sentimentBounds.lower) return 'somewhat-bearish';
  if (score < sentimentBounds.upper) return 'neutral';
  if (score < sentimentBounds.bullish) return 'somewhat-bullish';
  return 'bullish';
}

/** So many headlines count. */
export const mostCounted = 20;

/** The mean of the newest headlines, newer ones weighing more; null where none has a score. */
export function meanSentiment(news: { sentiment_score: number | null }[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const [i, { sentiment_score: score }] of news.slice(0, mostCounted).entries()) {
    if (score === null) continue;
    const weight = 1 / (i + 1);
    sum += score * weight;
    weights += weight;
  }
  return weights === 0 ? null : Math.round((sum / weights) * 1000) / 1000;
}
