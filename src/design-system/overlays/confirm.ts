import type { ReactNode } from 'react';
import { defineModal, openModal } from './open-modal.ts';

export type ConfirmQuestion = {
  /** Names the object: "Delete the portfolio Retirement?" */
  title: ReactNode;
  body?: ReactNode;
  /** What will be lost or changed, shown first and set apart. */
  effect?: ReactNode;
  /** Must be typed to go on. */
  code?: string;
  /** What to say of anything else that was typed. */
  codeError?: string;
  danger?: boolean;
  /** The action: "Delete portfolio", never "OK". */
  confirmLabel: string;
  /** What not to do it means, where “Cancel” would say little. */
  cancelLabel?: string;
};

export const confirmModal = defineModal<ConfirmQuestion, boolean>('confirm');

/** Asks before something that cannot be undone. Needs a `ModalHost` that shows `confirmModal`. */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await openModal(confirmModal, question)) === true;
}
