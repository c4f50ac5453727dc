import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { askInOrder } from '../../source-port/source-chain.ts';
import type { FundMakeUp } from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import type { ReadySource } from '../../sources/create-sources.ts';
import { marketChanged } from '../market-events.ts';
import type { QuotableInstrument } from '../quotes/quote-store.ts';
import type { WantedFirst } from '../quotes/refresh-quotes.ts';
import { hasRequestsToSpare, marketSources } from '../sources/market-sources.ts';
import { symbolAmong } from '../sources/symbol-at.ts';
import { knowPositions } from './know-positions.ts';
import { fundsToAskAbout, storeNothingStated, storeStatedMakeUp } from './stated-make-up-store.ts';

/** Asks what the funds that people hold are made of. A round that failed is not repeated: the next one is near. */
export const refreshMakeUps = defineJob<Record<string, never>>('market.refresh-make-ups', {
  schedule: '*/10 * * * *',
  retries: 0,
});

/** So many funds a round, of so many that are held most. */
const mostAtOnce = 5;
const mostHeld = 2000;
/** Funds tell once a month; who was not there is asked again the next day (rule M-24). */
const daysUntilAskedAgain = { known: 30, unknown: 30, failed: 1 };

export async function fetchMakeUps(services: Services, wantedFirst: WantedFirst): Promise<void> {
  const { database, clock, events } = services;
  const able = await sourcesToAsk(services);
  if (able.length === 0) return;
  const held = await wantedFirst(database, mostHeld);
  for (const fund of await fundsToAskAbout(database, held, clock.now(), mostAtOnce)) {
    const answer = await ask(services, able, fund);
    if (answer === 'nobodyAsked') return;
    const days = daysUntilAskedAgain[typeof answer === 'string' ? answer : 'known'];
    const askAfter = new Date(clock.now().getTime() + days * 86_400_000);
    if (typeof answer === 'string') {
      await storeNothingStated(database, fund.id, askAfter);
      continue;
    }
    const { source, value } = answer;
    const teller = able.find(({ name }) => name === source)!.source;
    const lists = { ...value, positions: await knowPositions(database, teller, value.positions) };
    await database.transaction(async (tx) => {
      await storeStatedMakeUp(tx, fund.id, { source, lists, at: clock.now(), askAfter });
      await events.publish(tx, marketChanged.of());
    });
  }
}

/** Those that tell make-ups and whose budget the closes do not need. */
async function sourcesToAsk(services: Services): Promise<ReadySource[]> {
  const tell = marketSources(services).filter(({ source }) => source.provides.makeUp);
  const spare = await Promise.all(tell.map((ready) => hasRequestsToSpare(services, ready)));
  return tell.filter((_, at) => spare[at]);
}

/**
 * What the first source says that knows the fund; `unknown` where all were heard and none does. A budget that is empty or
 * a source that pauses says nothing about the fund: where none could be asked, another round does.
 */
async function ask(services: Services, able: readonly ReadySource[], fund: QuotableInstrument) {
  const symbolAt = symbolAmong(fund, new Map(Object.entries(fund.symbols)));
  const sources = able.map(({ source }) => source);
  const outcome = await askInOrder<FundMakeUp>(
    inOrderOfPreference(sources, 'makeUp', fund.class_slug),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.makeUp?.(symbol);
    },
    { now: () => services.clock.now() },
  );
  if (outcome.kind === 'answered') return outcome;
  const failures = outcome.failures.map(({ failure }) => failure);
  if (failures.length > 0 && failures.every(({ asked }) => !asked)) return 'nobodyAsked';
  return failures.every(({ kind, notInPlan }) => kind === 'unknownSymbol' || notInPlan)
    ? 'unknown'
    : 'failed';
}
