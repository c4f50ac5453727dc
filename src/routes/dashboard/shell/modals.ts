import { confirmModal } from '../../../design-system/overlays/confirm.ts';
import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';

/** A domain that has dialogs lists them in its `ui/registration.ts`, and they are found here. */
const ofDomains = import.meta.glob<readonly ModalView[]>('../../../domains/*/ui/registration.ts', {
  eager: true,
  import: 'modals',
});

/** Every dialog that `openModal` can ask for inside the dashboard, loaded when it is first asked for. */
export const modals: readonly ModalView[] = [
  showModal(
    confirmModal,
    async () => (await import('../../../design-system/overlays/confirm-dialog.tsx')).ConfirmDialog,
  ),
  ...Object.values(ofDomains).flat(),
];
