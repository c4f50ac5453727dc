import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { shareTaxYearDialog } from './tax-file-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    shareTaxYearDialog,
    async () => (await import('./share-dialog.tsx')).ShareTaxYearDialog,
    'taxFiles',
  ),
];
