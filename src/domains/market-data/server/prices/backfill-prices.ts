import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { askForEvents } from './ask-for-events.ts';
import { askForPrices } from './ask-for-prices.ts';
import { choosePriceRequest } from './choose-price-request.ts';
import { storeAnswer, storeSilence } from './store-answer.ts';

/** Fetches the history of one instrument: all of it the first time, what is new afterwards. */
export const backfillInstrument = defineJob<{ instrumentId: string }>('market.backfill', { retries: 2 });

/** The way of a price: choose what to ask, ask source after source and check each answer, store and announce. */
export async function backfillPrices(
  services: Services,
  { instrumentId }: { instrumentId: string },
): Promise<void> {
  const request = await choosePriceRequest(services, instrumentId);
  if (!request) return;
  const answer = await askForPrices(request);
  if (answer.kind === 'silence') await storeSilence(services, request, answer);
  else await storeAnswer(services, request, answer, await askForEvents(request));
}
