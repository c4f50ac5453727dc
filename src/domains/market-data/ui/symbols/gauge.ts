import { sentimentBounds, sentimentScale } from '../../sentiment-level.ts';

const { bearish, lower, upper, bullish } = sentimentBounds;
const bounds = [sentimentScale.least, bearish, lower, upper, bullish, sentimentScale.most];
const levels = bounds.length - 1;

/** Where a score stands on a gauge of five equal steps, from 0 to 1. */
export function gaugePlace(score: number): number {
  const held = Math.max(-1, Math.min(1, score));
  const level = Math.max(
    0,
    bounds.findLastIndex((bound, at) => at < levels && held >= bound),
  );
  const from = bounds[level]!;
  const to = bounds[level + 1]!;
  return (level + (held - from) / (to - from)) / levels;
}

const centre = { x: 168, y: 168 };
const radius = 138;
const gap = 0.035;

/** A point of the half circle, 0 at its left end and 1 at its right. */
export function gaugePoint(place: number): { x: number; y: number } {
  const angle = Math.PI * place;
  return { x: tenth(centre.x - radius * Math.cos(angle)), y: tenth(centre.y - radius * Math.sin(angle)) };
}

/** The arc of one of the five steps. */
export function gaugeArc(level: number): string {
  const from = gaugePoint(level / levels + gap / Math.PI);
  const to = gaugePoint((level + 1) / levels - gap / Math.PI);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
