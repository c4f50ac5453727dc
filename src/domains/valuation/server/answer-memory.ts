import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { keepAnswer } from '../../../platform/http/kept-answers.ts';
import type { Services } from '../../../platform/services.ts';
import { marketMemoryOf } from './market-memory.ts';

type Kept = { stamp: string; answer: object };

/** By the length of their texts; with the objects they are made from some 200 MB. */
const mostLetters = 40_000_000;
/** What an entry costs whatever is in it: many small answers must not outgrow a few large ones. */
const besides = 2000;
const answers = new WeakMap<Services, RecentlyUsed<Kept>>();

/**
 * Gives the same answer to the same question while nothing it was made from has changed: the market, the day, and the
 * caller's records, for which `stampOf` asks the database each time. Reckoning and writing are what is saved.
 */
export async function remembered<Answer extends object>(
  context: Context,
  question: unknown,
  stampOf: () => Promise<string>,
  reckon: () => Promise<Answer>,
): Promise<Answer> {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  const { version } = marketMemoryOf(services);
  const stamp = `${version} ${dayInWarsaw(services.clock.now())} ${await stampOf()}`;
  const memory = answers.get(services) ?? new RecentlyUsed<Kept>(mostLetters);
  answers.set(services, memory);
  const key = JSON.stringify([userId, locale, question]);
  const known = memory.get(key);
  if (known?.stamp === stamp) return known.answer as Answer;
  const answer = keepAnswer(await reckon());
  memory.set(key, { stamp, answer }, JSON.stringify(answer).length + key.length + stamp.length + besides);
  return answer;
}
