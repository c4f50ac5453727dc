import { printPdf } from '../../../../platform/paper/print-pdf.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { layoutPages } from '../../pdf/page-layout.ts';

/** A report as a PDF. Takes a second or two: only on a thread. */
export async function pdfOf(document: ReportDocument): Promise<Uint8Array> {
  return printPdf(layoutPages(document));
}
