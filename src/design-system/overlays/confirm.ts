import type { ReactNode } from 'react';
import { openModal } from './open-modal.ts';

export type ConfirmQuestion = {
  /** Names the object: "Delete the portfolio Retirement?" */
  title: ReactNode;
  body?: ReactNode;
  /** What will be lost or changed, shown first and set apart. */
  effect?: ReactNode;
  /** Must be typed to go on. */
  code?: string;
  danger?: boolean;
  /** The action: "Delete portfolio", never "OK". */
  confirmLabel: string;
};

/** Asks before something that cannot be undone. Needs a `ModalHost` that registers `confirm`. */
export async function confirm(question: ConfirmQuestion): Promise<boolean> {
  return (await openModal<boolean>('confirm', question)) === true;
}
