export const sentimentLevels = [
  'bearish',
  'somewhat-bearish',
  'neutral',
  'somewhat-bullish',
  'bullish',
] as const;
export type SentimentLevel = (typeof sentimentLevels)[number];

/** What a score is called (rule M-8); the two lower bounds include their own value, the upper ones do not. */
export function sentimentLevel(score: number): SentimentLevel {
  if (score <= -0.35) return 'bearish';
  if (score <= -0.15) return 'somewhat-bearish';
  if (score < 0.15) return 'neutral';
  if (score < 0.35) return 'somewhat-bullish';
  return 'bullish';
}

const mostCounted = 20;

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
