import path from 'node:path';
import type { SourceFile } from '../../source-file.ts';
import { fileKindOf } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { decode, tableOf } from './read-text.ts';
import { openZip, type ZipEntry, zipLimits } from './unzip.ts';

/** How many documents one archive may bring: XTB packs one for each currency. */
const mostInArchive = 20;

/** Most files are plain text: what reads the others is loaded when one comes. */
const readers = {
  document: () => import('./read-document.ts'),
  workbook: () => import('./read-workbook.ts'),
};

/** The documents in a file: one, or those of an archive. What it is told by its content alone. */
export async function readSource(bytes: Buffer, name: string): Promise<SourceFile[]> {
  if (fileKindOf(bytes) !== 'zip') return [await readOne(bytes, name)];
  const entries = openZip(bytes);
  if (isWorkbook(entries)) return [await workbookIn(bytes, entries, name)];
  const documents = entries.filter((entry) => isDocument(entry.name));
  if (documents.length === 0) throw new FileRefused('notDocument');
  if (documents.length > mostInArchive) throw new FileRefused('unpacksTooLarge');
  const read: SourceFile[] = [];
  let left = zipLimits.bytes;
  for (const entry of documents) {
    const bytes = entry.read();
    left -= bytes.length;
    read.push(
      await readEntry(entry, bytes, (size) => {
        left -= size;
        if (left < 0) throw new FileRefused('unpacksTooLarge');
      }),
    );
  }
  return read;
}

async function readEntry(entry: ZipEntry, bytes: Buffer, count: (size: number) => void): Promise<SourceFile> {
  const name = path.posix.basename(entry.name);
  if (fileKindOf(bytes) !== 'zip') return readOne(bytes, name);
  const inner = openZip(bytes);
  if (!isWorkbook(inner)) throw new FileRefused('notDocument');
  count(inner.reduce((sum, { size }) => sum + size, 0));
  return workbookIn(bytes, inner, name);
}

function isDocument(name: string): boolean {
  return /\.(csv|txt|tsv|xlsx?|xml|json)$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name);
}

function isWorkbook(entries: readonly ZipEntry[]): boolean {
  return entries.some(({ name }) => /^xl\/workbook\.xml$/i.test(name));
}

async function workbookIn(bytes: Buffer, entries: readonly ZipEntry[], name: string): Promise<SourceFile> {
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) throw new FileRefused('macros');
  const { refuseLargeParts, workbookOf } = await readers.workbook();
  // Each part is what the directory says of it, before a library unpacks it again.
  for (const entry of entries) refuseLargeParts(entry.name, entry.read());
  return workbookOf(name, 'xlsx', bytes);
}

async function readOne(bytes: Buffer, name: string): Promise<SourceFile> {
  switch (fileKindOf(bytes)) {
    case 'xls':
      return (await readers.workbook()).workbookOf(name, 'xls', bytes);
    case 'xml':
      return (await readers.document()).xmlOf(name, await decode(bytes));
    case 'json':
      return (await readers.document()).jsonFileOf(name, await decode(bytes));
    case 'text':
      return tableOf(name, await decode(bytes));
    case 'empty':
      throw new FileRefused('empty');
    default:
      throw new FileRefused('notDocument');
  }
}
