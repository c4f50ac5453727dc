import { downloadBlob } from '../../../design-system/table/download-file.ts';
import { whileUnderWay } from '../../../foundation/under-way.ts';

/** Fetches a file and hands it to the browser; tells when the plan does not include it. */
export async function fetchFile(address: string, name: string, locale: string): Promise<'saved' | 'upgrade'> {
  const response = await whileUnderWay(
    fetch(address, { credentials: 'same-origin', headers: { 'x-locale': locale } }),
  );
  if (response.status === 403) return 'upgrade';
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
  downloadBlob(name, await response.blob());
  return 'saved';
}
