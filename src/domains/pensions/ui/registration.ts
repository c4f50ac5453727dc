import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { ppkPayment } from './pension-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    ppkPayment,
    async () => (await import('./ppk-payment-dialog.tsx')).PpkPaymentDialog,
    'pensions',
    // What listings are called.
    'transactions',
  ),
];
