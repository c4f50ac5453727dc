import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, browserPath } from '../../../tests/support/browser/browser.ts';
import { freePort } from '../../../tests/support/running-product.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  kB: 'total-byte-weight',
} as const;
type Timing = keyof typeof timings;

/** What one visit came to: scores up to 100, times in milliseconds. */
export type LighthouseRun = {
  scores: Record<Category, number>;
  timings: Record<Timing, number>;
  /** How quick Lighthouse found the machine meanwhile: half of it, twice the blocking time. */
  speed: number;
  /** What took points off, with its name at Lighthouse. */
  complaints: string[];
};

/** Visits a page as Lighthouse's telephone does, each time in a browser that has never been here. */
export async function runLighthouse(url: string, times: number): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  for (let at = 0; at < times; at++) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await browserPath(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
    });
    try {
      const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
      runs.push(readRun(answer!.lhr));
    } finally {
      await browser.close();
    }
  }
  return runs;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readRun({ categories: judged, audits, runtimeError, environment }: Result): LighthouseRun {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const each = <Key extends string>(keys: readonly Key[], value: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
  const figure = (key: Timing) => audits[timings[key]]!.numericValue!;
  return {
    scores: each(categories, (key) => Math.round(judged[key]!.score! * 100)),
    timings: {
      ...each(['FCP', 'LCP', 'TBT'], (key) => Math.round(figure(key))),
      CLS: Math.round(figure('CLS') * 10_000) / 10_000,
      kB: Math.round(figure('kB') / 1024),
    },
    speed: Math.round(environment.benchmarkIndex),
    complaints: categories
      .filter((key) => key !== 'performance')
      .flatMap((key) => judged[key]!.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]!.title}`),
  };
}
