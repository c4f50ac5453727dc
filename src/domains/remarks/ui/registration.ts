import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { editDecision, editTags, manageTags } from './remark-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(editTags, async () => (await import('./tags-dialog.tsx')).TagsDialog, 'remarks'),
  showModal(manageTags, async () => (await import('./manage-tags-dialog.tsx')).ManageTagsDialog, 'remarks'),
  showModal(
    editDecision,
    async () => (await import('./decision-dialog.tsx')).DecisionDialog,
    'remarks',
    // What is said where somebody else was quicker.
    'ledger',
  ),
];
