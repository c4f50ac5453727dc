import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { portfolioById } from '../../../ledger/server/portfolio-store.ts';
import { tell } from '../../../notifications/server/tell.ts';
import type { SimulationRow } from '../simulation-store.ts';

/** Whoever did not wait for a simulation hears how it ended (rule EV-14). */
export async function tellOfSimulation(
  tx: Tx,
  services: Services,
  { id, user_id: userId, portfolio_id }: Pick<SimulationRow, 'id' | 'user_id' | 'portfolio_id'>,
  kind: 'simulationFinished' | 'simulationFailed',
): Promise<void> {
  const portfolio = await portfolioById(tx, portfolio_id, userId);
  if (!portfolio) return;
  await tell(tx, services, [
    {
      userId,
      kind,
      params: { portfolio: portfolio.name },
      subject: `simulation:${id}`,
      parent: { type: 'simulation', id: portfolio_id },
      isPaper: portfolio.is_virtual,
    },
  ]);
}
