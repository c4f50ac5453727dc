import { defineModal } from '../../../../design-system/overlays/open-modal.ts';

/** What `openModal(connectModal, …)` may be given. */
export type ConnectModalProps = {
  /** Begins with the list of those with an API; otherwise with the three ways. */
  type?: 'api';
  /** Begins with the form of this broker. */
  broker?: string;
  /** Lets this connection work again, whose keys or login ran out. */
  renews?: string | undefined;
  /** One of the first steps: closing it ends them, and asks first. */
  onboarding?: boolean;
};

export const connectModal = defineModal<ConnectModalProps, { id: string }>('connectIntegration');
