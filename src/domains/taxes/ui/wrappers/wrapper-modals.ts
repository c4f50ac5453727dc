import { defineModal } from '../../../../design-system/overlays/open-modal.ts';
import type { DepositOutput, SaverOutput } from '../../wrappers-contract.ts';

/** What limits and exits hang on: tax rate, birthday, years of self-employment. */
export const stateSaver = defineModal<{ saver: SaverOutput; today: string }, true>('stateSaver');
/** That a deposit came from another account of old age. */
export const nameTransfer = defineModal<{ deposit: DepositOutput }, true>('nameTransfer');
