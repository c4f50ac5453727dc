import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { priceLevels } from '../../market-data/ui/market-modals.ts';
import { thresholds } from './alert-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    priceLevels,
    async () => (await import('./levels/price-levels-dialog.tsx')).PriceLevelsDialog,
    'alerts',
    // The list of assets, and what listings are called.
    'ledger',
    'transactions',
  ),
  showModal(
    thresholds,
    async () => (await import('./thresholds/thresholds-dialog.tsx')).ThresholdsDialog,
    'alerts',
  ),
];
