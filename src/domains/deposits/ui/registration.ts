import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { upsertDeposit } from './deposit-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(upsertDeposit, async () => (await import('./deposit-dialog.tsx')).DepositDialog, 'deposits'),
];
