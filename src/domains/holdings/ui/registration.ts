import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { editAssetNote } from './holding-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    editAssetNote,
    async () => (await import('./note-dialog.tsx')).NoteDialog,
    'holding',
    // What is said where somebody else was quicker.
    'ledger',
  ),
];
