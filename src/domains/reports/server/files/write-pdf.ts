import pdfmake from 'pdfmake';
import type { ReportDocument } from '../../document/report-document.ts';
import { layoutPages } from '../../pdf/page-layout.ts';
import { fonts } from '../../pdf/paper.ts';
import { fontFiles } from './paper-fonts.ts';

const { text, textBold, display } = fontFiles;
const allowed = new Set<string>([text, textBold, display]);

/** The library may open the fonts: no other file, and no address. */
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
pdfmake.setFonts({
  [fonts.text]: { normal: text, bold: textBold, italics: text, bolditalics: textBold },
  [fonts.display]: { normal: display, bold: display, italics: display, bolditalics: display },
});

/** A report as a PDF. Takes a second or two: only on a thread. */
export async function pdfOf(document: ReportDocument): Promise<Uint8Array> {
  return pdfmake.createPdf(layoutPages(document)).getBuffer();
}
