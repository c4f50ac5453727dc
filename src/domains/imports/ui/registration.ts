import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { transactionSource } from './source/open-source.ts';

export const modals: readonly ModalView[] = [
  showModal(
    transactionSource,
    async () => (await import('./source/source-dialog.tsx')).SourceDialog,
    'importSource',
    // What brokers are called.
    'imports',
  ),
];
