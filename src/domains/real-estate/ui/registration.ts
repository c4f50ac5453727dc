import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { addValuationModal, saveLoanModal, upsertFlow, upsertProperty } from './real-estate-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    upsertProperty,
    async () => (await import('./wizard/property-wizard.tsx')).PropertyWizard,
    'realEstate',
  ),
  showModal(upsertFlow, async () => (await import('./book/flow-dialog.tsx')).FlowDialog, 'realEstate'),
  showModal(saveLoanModal, async () => (await import('./book/loan-dialog.tsx')).LoanDialog, 'realEstate'),
  showModal(
    addValuationModal,
    async () => (await import('./book/valuation-dialog.tsx')).ValuationDialog,
    'realEstate',
  ),
];
