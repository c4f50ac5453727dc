import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { fileTaxes, planSale, stateTaxes } from './tax-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(stateTaxes, async () => (await import('./stated-dialog.tsx')).StatedDialog, 'taxes'),
  showModal(fileTaxes, async () => (await import('./filing-dialog.tsx')).FilingDialog, 'taxes'),
  showModal(
    planSale,
    async () => (await import('./planning/sale-dialog.tsx')).SaleDialog,
    'taxPlanning',
    'taxes',
  ),
];
