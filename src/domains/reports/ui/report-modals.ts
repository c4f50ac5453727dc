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
