import { actorOf, type Context } from '../../../platform/http/context.ts';
import { integrationOutput } from './integration-output.ts';
import { integrationById } from './integration-store.ts';
import { isPaused, pausedOf } from './paused.ts';

/** One of the caller's connections as it is told now. */
export async function integrationAnswer(context: Context, id: string) {
  const { services } = context;
  const { userId } = actorOf(context);
  const row = (await integrationById(services.database, userId, id))!;
  return integrationOutput(row, isPaused(row, await pausedOf(services.database, services, userId)));
}
