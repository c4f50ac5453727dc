import { defineModal } from '../../../design-system/overlays/open-modal.ts';

export type ActionModalProps = {
  holding: { id: string; name: string; currencyId: string; currency: string };
  today: string;
};

export const recordCorporateAction = defineModal<ActionModalProps, true>('recordCorporateAction');
