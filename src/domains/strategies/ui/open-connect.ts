import { defineModal, openModal } from '../../../design-system/overlays/open-modal.ts';

/** Whom to connect: a portfolio that waits for a strategy, or a strategy that waits for a portfolio. */
export type ConnectModalProps =
  | { portfolio: { id: string; name: string }; strategy?: undefined }
  | { strategy: { id: string; name: string }; portfolio?: undefined };

export const connectStrategyModal = defineModal<ConnectModalProps, boolean>('connectStrategy');

/** Opens the dialog; tells whether something was connected. */
export async function openConnect(props: ConnectModalProps): Promise<boolean> {
  return (await openModal(connectStrategyModal, props)) === true;
}
