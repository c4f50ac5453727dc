import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { largestDocument, uploadDocument } from '../../contract.ts';
import type { ShownDocument } from '../document-view.ts';
import { fileToDataUrl } from './file-to-data-url.ts';

/** So many at once: more waiting than this is a mistake of the mouse. */
export const mostFiles = 20;

export type Upload = { id: number; name: string; size: number } & (
  | { state: 'waiting' | 'reading' }
  | { state: 'read'; document: ShownDocument }
  | { state: 'refused'; why: string }
);

/** Sends files one after another; each is read by itself, and one that is refused does not stop the others. */
export function useUploads(onRead: (fileNames: string[]) => void) {
  const locale = useLocale();
  const t = useTranslations('common.failure');
  const failureText = useFailureText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  async function read(file: File): Promise<{ document: ShownDocument } | { why: string }> {
    if (file.size > largestDocument) return { why: t('documentTooLarge') };
    try {
      const body = { file: await fileToDataUrl(file), name: file.name.slice(0, 255) };
      return { document: (await callApi(uploadDocument, { body }, locale)).document };
    } catch (failure) {
      return { why: failureText(failure) };
    }
  }

  async function send(files: readonly File[]): Promise<void> {
    const chosen = files.slice(0, mostFiles);
    setUploads(chosen.map(({ name, size }, id) => ({ id, name, size, state: 'waiting' })));
    const put = (id: number, now: (before: Upload) => Upload) =>
      setUploads((all) => all.map((one) => (one.id === id ? now(one) : one)));
    const fileNames: string[] = [];
    let isWhole = true;
    for (const [id, file] of chosen.entries()) {
      put(id, ({ name, size }) => ({ id, name, size, state: 'reading' }));
      const result = await read(file);
      if ('document' in result) {
        fileNames.push(result.document.fileName);
        put(id, ({ name, size }) => ({ id, name, size, state: 'read', document: result.document }));
      } else {
        isWhole = false;
        put(id, ({ name, size }) => ({ id, name, size, state: 'refused', why: result.why }));
      }
    }
    // Where some were refused, the reader sees which before going on.
    if (isWhole) onRead(fileNames);
  }

  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'reading');
  const fileNames = uploads.flatMap((one) => (one.state === 'read' ? [one.document.fileName] : []));
  return { uploads, isBusy, fileNames, send: (files: readonly File[]) => void send(files) };
}
