import { printPdf } from '../../../../platform/paper/print-pdf.ts';
import { layoutDocument } from '../../paper/document-layout.ts';
import type { DocumentPaper } from '../../paper/document-paper.ts';

/** A document as a PDF: only on a thread. */
export function documentPdf(paper: DocumentPaper): Promise<Uint8Array> {
  return printPdf(layoutDocument(paper));
}
