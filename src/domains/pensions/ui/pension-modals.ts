import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { PpkPaymentProps } from './ppk-payment-dialog.tsx';

export const ppkPayment = defineModal<PpkPaymentProps, true>('ppkPayment');
