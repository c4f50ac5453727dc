import pdfmake from 'pdfmake';
import { fonts } from '../../foundation/paper/paper.ts';
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

/** Pages that were laid out, as a file. Takes up to a second or two: only on a thread. */
export function printPdf(pages: object): Promise<Uint8Array> {
  return pdfmake.createPdf(pages).getBuffer();
}
