import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { recordCorporateAction } from './action-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    recordCorporateAction,
    async () => (await import('./action-dialog.tsx')).ActionDialog,
    'corporateActions',
    // How assets of the catalogue are offered.
    'transactions',
    'ledger',
    'market',
  ),
];
