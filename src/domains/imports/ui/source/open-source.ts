import { defineModal } from '../../../../design-system/overlays/open-modal.ts';

/** Where a transaction came from; `what` names it. */
export const transactionSource = defineModal<{ id: string; what: string }>('transactionSource');

/** Whether a row came from a file or a broker, and so has somewhere to look it up. */
export function hasSource({ origin }: { origin: string }): boolean {
  return origin === 'import' || origin === 'broker';
}
