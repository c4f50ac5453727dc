import { appendFileSync } from 'node:fs';
import fc from 'fast-check';

/**
 * Where chance begins. `npm test` always takes the same number, so that it passes everywhere or nowhere; `npm run soak`
 * takes another one each time and prints it, so that what has happened can happen again.
 */
export const chanceSeed = Number(process.env.WALORY_TEST_SEED ?? 20_261_115);

const effort = Number(process.env.WALORY_TEST_EFFORT ?? 1);

export const isSoak = effort > 1;

/** How often something is tried: as often as a short run has time for, and more in a soak. */
export const often = (usual: number): number => usual * effort;

/** One in so many, others for each `turn`: what a short run has time for. A soak takes all of them. */
export const oneIn = <T>(parts: number, many: readonly T[], turn = 0): readonly T[] =>
  isSoak ? many : many.filter((_, at) => (at + turn) % parts === 0);

/** Tells the soak what was tried. */
export function tried(what: string, count: number): void {
  const file = process.env.WALORY_TEST_TRIED;
  if (file) appendFileSync(file, `${JSON.stringify({ what, count })}\n`);
}

/** All properties begin at the same seed, and say how many cases they looked at. */
export function governChance(): void {
  fc.configureGlobal({
    seed: chanceSeed,
    numRuns: often(100),
    reporter(run) {
      tried('random cases', run.numRuns);
      if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
    },
  });
}
