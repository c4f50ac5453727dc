import { fetchFileOf } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { reportPdf } from '../../files-contract.ts';
import { untilMade } from './until-made.ts';

export type PdfProgress = CallOutput<typeof reportPdf>['data'];

/** Asks for the file until it is made. */
export function makePdf(
  id: string,
  locale: string,
  onProgress: (progress: PdfProgress) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  const ask = () => fetchFileOf(reportPdf, { params: { id } }, locale, signal);
  return untilMade(ask, signal, ({ data }) => onProgress(data));
}
