import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in an archive: its content at once, or piece by piece where it may be long. */
export type ArchivedFile = {
  name: string;
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Pictures and PDFs are packed already. */
  isPacked?: boolean;
};

export type Archive = { size: number; read(): Readable };

/** Pieces longer than that are packed in parts, so that nobody else waits for them. */
const mostAtOnce = 64 * 1024;

/**
 * Packs files one after the other into a file of its own, so that what is in memory does not grow with them. The file has
 * no name any more when it is written: it is gone with the last who reads it, also if the process is killed.
 */
export async function writeArchive(files: AsyncIterable<ArchivedFile>, at: Date): Promise<Archive> {
  const path = join(tmpdir(), `walory-archive-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    const size = await pack(handle, files, at);
    return { size, read: () => handle.createReadStream({ start: 0, autoClose: true }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function pack(handle: FileHandle, files: AsyncIterable<ArchivedFile>, at: Date): Promise<number> {
  const waiting: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    waiting.push(bytes);
  });
  const flush = async () => {
    for (const bytes of waiting.splice(0)) {
      await handle.write(bytes);
      size += bytes.length;
    }
  };
  for await (const { name, content, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of typeof content === 'string' || content instanceof Uint8Array
      ? [content]
      : content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      for (let from = 0; from < bytes.length; from += mostAtOnce) {
        entry.push(bytes.subarray(from, from + mostAtOnce), false);
        await flush();
      }
    }
    entry.push(new Uint8Array(), true);
    await flush();
  }
  zip.end();
  await flush();
  return size;
}

/** A JSON array, row by row. */
export async function* jsonRows(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const part of rows) {
    if (part.length === 0) continue;
    yield `${isFirst ? '' : ','}\n${part.map((row) => JSON.stringify(row)).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? ']' : '\n]';
}
