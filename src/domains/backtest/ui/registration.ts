import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { simulation } from './open-simulation.ts';

export const modals: readonly ModalView[] = [
  showModal(simulation, async () => (await import('./simulation-modal.tsx')).SimulationModal, 'backtest'),
];
