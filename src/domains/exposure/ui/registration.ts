import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { editMakeUp, uploadMakeUpFile } from './exposure-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    editMakeUp,
    async () => (await import('./make-up/make-up-dialog.tsx')).MakeUpDialog,
    'lookThrough',
  ),
  showModal(
    uploadMakeUpFile,
    async () => (await import('./make-up/upload-dialog.tsx')).UploadDialog,
    'lookThrough',
  ),
];
