import { fetchFileOf } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { reportPdf } from '../../files-contract.ts';

export type PdfProgress = CallOutput<typeof reportPdf>['data'];

/** Milliseconds between two questions: soon at first, since most are made in a second. */
const firstPause = 400;
const longestPause = 3000;

/** Asks for the file until it is made. */
export async function makePdf(
  id: string,
  locale: string,
  onProgress: (progress: PdfProgress) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 1.5)) {
    const answer = await fetchFileOf(reportPdf, { params: { id } }, locale, signal);
    if ('file' in answer) return answer;
    onProgress(answer.waiting.data);
    await rest(pause, signal);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
