import { defineModal, openModal } from '../../../design-system/overlays/open-modal.ts';

export type SimulationOf = { portfolioId: string; portfolioName: string };

export const simulation = defineModal<SimulationOf>('simulation');

/** Opens "Simulate portfolio history" from anywhere in the dashboard; resolves when it is closed. */
export async function openSimulation(portfolio: SimulationOf): Promise<void> {
  await openModal(simulation, portfolio);
}
