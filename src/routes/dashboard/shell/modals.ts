import { confirmModal } from '../../../design-system/overlays/confirm.ts';
import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';

/** A domain that has dialogs lists them in its `ui/registration.ts`, and they are found here. */
const ofDomains = import.meta.glob<readonly ModalView[]>('../../../domains/*/ui/registration.ts', {
  eager: true,
  import: 'modals',
});

/** Every dialog that `openModal` can ask for inside the dashboard, loaded when it is first asked for. */
export const modals: readonly ModalView[] = modalsIn(ofDomains);

/** The dialogs that were found, and the one that belongs to no domain. */
export function modalsIn(found: Readonly<Record<string, readonly ModalView[]>>): readonly ModalView[] {
  return [
    showModal(
      confirmModal,
      async () => (await import('../../../design-system/overlays/confirm-dialog.tsx')).ConfirmDialog,
    ),
    ...Object.values(found).flat(),
  ];
}
