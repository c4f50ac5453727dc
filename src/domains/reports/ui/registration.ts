import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { nameReport, shareReport } from './report-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    nameReport,
    async () => (await import('./saved/name-report-dialog.tsx')).NameReportDialog,
    'reports',
  ),
  showModal(
    shareReport,
    async () => (await import('./sharing/share-panel.tsx')).SharePanel,
    'reportSharing',
    'reportShared',
  ),
];
