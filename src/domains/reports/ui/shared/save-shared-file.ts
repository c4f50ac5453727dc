import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { fetchFileOf } from '../../../../foundation/call-api.ts';
import type { sharedPdf, sharedXlsx } from '../../sharing-contract.ts';
import { untilMade } from '../files/until-made.ts';

export type SharedFileCall = typeof sharedPdf | typeof sharedXlsx;

/** Waits until the file is made, and saves it. */
export async function saveSharedFile(call: SharedFileCall, id: string, locale: string, signal: AbortSignal) {
  const { file, name } = await untilMade(() => fetchFileOf(call, { params: { id } }, locale, signal), signal);
  downloadBlob(name, file);
}
