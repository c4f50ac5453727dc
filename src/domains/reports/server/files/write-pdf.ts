import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { ReportDocument } from '../../document/report-document.ts';
import { layoutPages } from '../../pdf/page-layout.ts';
import { fonts } from '../../pdf/paper.ts';

const { resolve } = createRequire(import.meta.url);
const [text, textBold, display] = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
].map((name) => resolve(name)) as [string, string, string];
const fontFiles = new Set([text, textBold, display]);

/** The library may open the fonts: no other file, and no address. */
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setFonts({
  [fonts.text]: { normal: text, bold: textBold, italics: text, bolditalics: textBold },
  [fonts.display]: { normal: display, bold: display, italics: display, bolditalics: display },
});

/** A report as a PDF. Takes a second or two: only on a thread. */
export async function pdfOf(document: ReportDocument): Promise<Uint8Array> {
  return pdfmake.createPdf(layoutPages(document)).getBuffer();
}
