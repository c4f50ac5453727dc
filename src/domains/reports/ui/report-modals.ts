import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { ReportOutput } from '../contract.ts';
import type { ReportDefinition } from '../report-definition.ts';

export type NameReportProps = {
  /** Renames this one; without it a new one is saved. */
  report?: ReportOutput;
  definition: ReportDefinition;
  /** What a new one is called unless its owner says otherwise. */
  name?: string;
};

export const nameReport = defineModal<NameReportProps, ReportOutput>('nameReport');

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
