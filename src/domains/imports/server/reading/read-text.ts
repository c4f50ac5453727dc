import { type CsvStop, readCsv } from '../../../../foundation/csv/read-csv.ts';
import type { SourceFile } from '../../source-file.ts';
import { cleanText } from './clean-text.ts';
import { FileRefused, type RefusedReason } from './file-refused.ts';

/** What a file of a broker never exceeds. */
export const tableLimits = { rows: 200_000, columns: 1_000, cellLength: 20_000 };

export type Decoded = { text: string; encoding: string };

/** A byte order mark decides, then valid UTF-8, then UTF-16 by its zeros, then what the letters look like. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  const [first, second, third] = bytes;
  const as = (encoding: string): Decoded => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (first === 0xff && second === 0xfe) return as('utf-16le');
  if (first === 0xfe && second === 0xff) return as('utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf) return as('utf-8');
  if (second === 0 && first !== 0) return as('utf-16le');
  if (first === 0 && second !== 0) return as('utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return as(await oneByteEncoding(bytes));
  }
}

/** The Polish code page stands in for what the letters do not tell. */
const usual = 'windows-1250';
const oneByte = new Set(['windows-1250', 'windows-1252', 'iso-8859-1', 'iso-8859-2', 'iso-8859-15']);
const looked = 200_000;

async function oneByteEncoding(bytes: Uint8Array): Promise<string> {
  const { detect } = await import('jschardet');
  const found = detect(Buffer.from(bytes.subarray(0, looked))).encoding?.toLowerCase() ?? usual;
  if (found === 'iso-8859-2' || found === 'windows-1250') return polishCodePage(bytes);
  return oneByte.has(found) ? found : usual;
}

/** Both have the same letters but for six, of which a Polish text has some: whichever of them occur more. */
function polishCodePage(bytes: Uint8Array): string {
  const windows = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
  const iso = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);
  let balance = 0;
  for (const byte of bytes.subarray(0, looked)) balance += Number(windows.has(byte)) - Number(iso.has(byte));
  return balance < 0 ? 'iso-8859-2' : 'windows-1250';
}

const stops: Record<CsvStop['kind'], RefusedReason> = {
  tooManyRows: 'tooLarge',
  tooManyColumns: 'tooWide',
  cellTooLong: 'cellTooLong',
  quoteNotClosed: 'broken',
};

export function tableOf(name: string, { text, encoding }: Decoded): SourceFile {
  const { rows, separator, stop } = readCsv(cleanText(text), { limits: tableLimits });
  if (stop) throw new FileRefused(stops[stop.kind]);
  if (rows.length === 0) throw new FileRefused('empty');
  return { name, kind: 'csv', encoding, separator, tables: [{ name: '', rows }] };
}
