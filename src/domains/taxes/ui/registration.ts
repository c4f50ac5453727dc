import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { upsertTransaction } from '../../ledger/ui/ledger-modals.ts';
import { fileTaxes, planSale, stateTaxes } from './tax-modals.ts';
import { nameTransfer, stateSaver } from './wrappers/wrapper-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(stateTaxes, async () => (await import('./stated-dialog.tsx')).StatedDialog, 'taxes'),
  showModal(fileTaxes, async () => (await import('./filing-dialog.tsx')).FilingDialog, 'taxes'),
  showModal(stateSaver, async () => (await import('./wrappers/saver-dialog.tsx')).SaverDialog, 'wrappers'),
  showModal(
    nameTransfer,
    async () => (await import('./wrappers/transfer-dialog.tsx')).TransferDialog,
    'wrappers',
  ),
  // The dialog of the ledger, with the limits that are only known up here.
  showModal(
    upsertTransaction,
    async () => (await import('./wrappers/upsert-transaction.tsx')).UpsertTransactionInLimits,
    'transactions',
    // What was written at the purchase.
    'remarks',
    'wrappers',
  ),
  showModal(
    planSale,
    async () => (await import('./planning/sale-dialog.tsx')).SaleDialog,
    'taxPlanning',
    'taxes',
  ),
];
