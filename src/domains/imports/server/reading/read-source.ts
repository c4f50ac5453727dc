import path from 'node:path';
import type { SourceFile } from '../../source-file.ts';
import { fileKindOf } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { jsonFileOf, xmlOf } from './read-document.ts';
import { decode, tableOf } from './read-text.ts';
import { refuseLargeParts, workbookOf } from './read-workbook.ts';
import { openZip, type ZipEntry, zipLimits } from './unzip.ts';

/** How many documents one archive may bring: XTB packs one for each currency. */
const mostInArchive = 20;

/** The documents in a file: one, or those of an archive. What it is told by its content alone. */
export async function readSource(bytes: Buffer, name: string): Promise<SourceFile[]> {
  if (fileKindOf(bytes) !== 'zip') return [await readOne(bytes, name)];
  const entries = openZip(bytes);
  if (isWorkbook(entries)) return [workbookIn(bytes, entries, name)];
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

function workbookIn(bytes: Buffer, entries: readonly ZipEntry[], name: string): SourceFile {
  if (entries.some((entry) => /vbaProject\.bin$/i.test(entry.name))) throw new FileRefused('macros');
  // Each part is what the directory says of it, before a library unpacks it again.
  for (const entry of entries) refuseLargeParts(entry.name, entry.read());
  return workbookOf(name, 'xlsx', bytes);
}

async function readOne(bytes: Buffer, name: string): Promise<SourceFile> {
  switch (fileKindOf(bytes)) {
    case 'xls':
      return workbookOf(name, 'xls', bytes);
    case 'xml':
      return xmlOf(name, await decode(bytes));
    case 'json':
      return jsonFileOf(name, await decode(bytes));
    case 'text':
      return tableOf(name, await decode(bytes));
    case 'empty':
      throw new FileRefused('empty');
    default:
      throw new FileRefused('notDocument');
  }
}
