import { defineModal } from '../../../../src/design-system/overlays/open-modal.ts';
import { type ModalView, showModal } from '../../../../src/design-system/overlays/show-modal.ts';

export const sheepModal = defineModal<{ name: string }, 'shorn'>('sheep');

export const modals: readonly ModalView[] = [
  showModal(sheepModal, async () => (await import('./sheep-dialog.tsx')).SheepDialog),
];
