import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { nameReport, reportPdfDialog, reportTablesDialog, shareReport } from './report-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    nameReport,
    async () => (await import('./saved/name-report-dialog.tsx')).NameReportDialog,
    'reports',
  ),
  showModal(
    reportTablesDialog,
    async () => (await import('./files/report-tables-dialog.tsx')).ReportTablesDialog,
    'reports',
  ),
  showModal(
    reportPdfDialog,
    async () => (await import('./files/report-pdf-dialog.tsx')).ReportPdfDialog,
    'reports',
  ),
  showModal(
    shareReport,
    async () => (await import('./sharing/share-panel.tsx')).SharePanel,
    'reportSharing',
    'reportShared',
  ),
];
