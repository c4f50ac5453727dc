import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { DepositOutput } from '../contract.ts';
import type { DepositModalProps } from './deposit-dialog.tsx';

export const upsertDeposit = defineModal<DepositModalProps, DepositOutput>('upsertDeposit');
