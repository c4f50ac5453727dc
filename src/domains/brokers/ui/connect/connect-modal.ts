import { defineModal } from '../../../../design-system/overlays/open-modal.ts';

/** What `openModal(connectModal, …)` may be given. */
export type ConnectModalProps = {
  /** Begins with the list of those with an API; otherwise with the three ways. */
  type?: 'api';
  /** Begins with the form of this broker. */
  broker?: string;
  /** Lets this connection work again, whose keys or login ran out. */
  renews?: string | undefined;
  /** One of the first steps: closing it ends them, and asks first. From the list one comes back to the three ways. */
  onboarding?: boolean;
};

/** A connection that was made; of the first steps also how they go on. */
export type ConnectResult =
  | { id: string }
  | { way: 'file' | 'manual' | 'end' }
  /** To another page, which opens once the first steps have ended. */
  | { leaveTo: string };

export const connectModal = defineModal<ConnectModalProps, ConnectResult>('connectIntegration');
