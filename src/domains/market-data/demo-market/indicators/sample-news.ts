import { sentimentLevel } from '../../sentiment-level.ts';
import { roundTo } from '../arithmetic/elementary.ts';
import { normal, streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { dayIndex, isoDay } from '../calendar/day-index.ts';
import type { Bilingual } from '../demo-instrument.ts';
import type { DemoSeries } from '../demo-market.ts';
import { splitRatio } from './company-quarters.ts';
import { sampleHeadlines } from './sample-headlines.ts';

export type SampleNews = {
  /** Never real news: wherever a title is shown, it is marked as a sample. */
  isSample: true;
  title: Bilingual;
  /** Nothing stands behind a sample. */
  url: null;
  /** UTC. */
  time_published: string;
  /** From -1 to 1. */
  sentiment_score: number;
  /** From 0 to 1: its weight in the company's score. */
  relevance_score: number;
};

const perSession = 0.1;
const ordinaryWeek = 0.035;

/** Headlines that follow the simulated price of the week before, on about every tenth session. */
export function sampleNews(series: DemoSeries, from: number, through: number): SampleNews[] {
  const { closes, instrument } = series;
  const stream = streamOf(`news/${instrument.key}`);
  const news: SampleNews[] = [];
  const week: number[] = [];
  for (let day = Math.max(0, from - 25); day <= through && day < closes.length; day++) {
    if (Number.isNaN(closes[day]!)) continue;
    week.push(day);
    if (week.length > 6) week.shift();
    if (day < from || week.length < 6 || uniform(stream, day) > perSession) continue;
    const before = closes[week[0]!]! / splitRatio(series, week[0]!, day);
    const pull = (closes[day]! / before - 1) / ordinaryWeek;
    const score = 0.5 * (pull / (1 + Math.abs(pull))) + 0.22 * normal(stream, day, 1);
    const rounded = roundTo(Math.max(-0.95, Math.min(0.95, score)), 4);
    news.push({
      isSample: true,
      title: titleOf(series, rounded, uniform(stream, day, 2)),
      url: null,
      time_published: timeOf(day, uniform(stream, day, 3)),
      sentiment_score: rounded,
      relevance_score: roundTo(0.3 + 0.7 * uniform(stream, day, 4), 4),
    });
  }
  return news;
}

function titleOf({ instrument }: DemoSeries, score: number, chance: number): Bilingual {
  const choices = sampleHeadlines[sentimentLevel(score)];
  const choice = choices[Math.floor(chance * choices.length)]!;
  return {
    en: `${instrument.names.en}: ${choice.en}`,
    pl: `${instrument.names.pl}: ${choice.pl}`,
  };
}

/** After the close in Europe, before midnight anywhere near: from 17:00 to 20:59. */
function timeOf(day: number, chance: number): string {
  const minute = Math.floor(chance * 240);
  const hours = 17 + Math.floor(minute / 60);
  return `${isoDay(day)}T${hours}:${String(minute % 60).padStart(2, '0')}:00Z`;
}

const memory = 60;

/** The mean of the last sixty days' scores, weighted by relevance and by how fresh they are; null without news. */
export function sentimentScore(news: readonly SampleNews[], through: number): number | null {
  let sum = 0;
  let weights = 0;
  for (const item of news) {
    const age = through - dayIndex(item.time_published.slice(0, 10));
    if (age < 0 || age >= memory) continue;
    const weight = item.relevance_score * (1 - age / memory);
    sum += weight * item.sentiment_score;
    weights += weight;
  }
  return weights > 0 ? roundTo(sum / weights, 4) : null;
}
