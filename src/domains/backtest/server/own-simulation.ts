import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { type SimulationRow, simulationOf } from './simulation-store.ts';

/** The caller's simulation; somebody else's and one that never was are the same to them. */
export async function ownSimulation(
  context: Context,
  by: { id?: string; jobId?: string; portfolioId?: string },
): Promise<SimulationRow> {
  const { userId } = actorOf(context);
  const real = Object.values(by).every((id) => id === undefined || isId(id));
  const simulation = real ? await simulationOf(context.services.database, userId, by) : undefined;
  if (!simulation) throw notFound();
  return simulation;
}
