import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for anything that happens at all, on any machine; a test that waits for a long computation says so. */
const patience = 60_000;

type Nothing = undefined | null | false;

/** Asks until there is an answer, which is given back; `complaint` says what was waited for when it never comes. */
export async function eventually<T>(
  ask: () => T | Nothing | Promise<T | Nothing>,
  complaint: () => string,
  within = patience,
): Promise<T> {
  for (const from = Date.now(); ; ) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() - from > within) throw new Error(complaint());
    await sleep(20);
  }
}
