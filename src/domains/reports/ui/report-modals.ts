import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { ReportOutput } from '../contract.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { FileSource } from './files/file-source.ts';

export type NameReportProps = {
  /** Renames this one; without it a new one is saved. */
  report?: ReportOutput;
  definition: ReportDefinition;
  /** What a new one is called unless its owner says otherwise. */
  name?: string;
  /** It is saved so that a PDF can be made of it. */
  forPdf?: boolean;
};

export const nameReport = defineModal<NameReportProps, ReportOutput>('nameReport');

/** The tables of a report, each to be had as a CSV file (`upgrade` where the plan has none). */
export const reportTablesDialog = defineModal<{ source: FileSource }, 'upgrade'>('reportTables');

/** Makes the PDF of a saved report and hands it over. */
export const reportPdfDialog = defineModal<{ id: string }, 'upgrade'>('reportPdf');

export type SharePanelProps = {
  /** Whose link is made or changed; a report that is not saved yet is saved with its link. */
  report: ReportOutput | null;
  definition: ReportDefinition;
  /** What one that is not saved is called. */
  name: string;
  today: string;
  /** The name that others see. */
  owner: string;
};

export const shareReport = defineModal<SharePanelProps, ReportOutput>('shareReport');
