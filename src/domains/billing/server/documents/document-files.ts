import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { ArchivedFile } from '../../../../platform/archive/write-archive.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { actorOf, type Context, FileAnswer } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { defineThreadWork } from '../../../../platform/threads/thread-work.ts';
import type { readInvoicePdf as pdfCall } from '../../contract.ts';
import { documentNumber } from '../../document-number.ts';
import { documentById, documentsOf } from './document-store.ts';
import { paperOf } from './document-words.ts';
import type { Printed } from './printed.ts';
import type { documentPdf } from './write-document.ts';

const printing = defineThreadWork<typeof documentPdf>(
  new URL('./write-document.ts', import.meta.url),
  'documentPdf',
);

/** `who` waits for their own documents, and nobody else does. */
export async function pdfOfDocument(
  { threads }: Pick<Services, 'threads'>,
  document: Printed,
  who: string,
): Promise<Buffer> {
  return Buffer.from(await threads.run(printing, paperOf(document), who));
}

/** FV-2026-000001.pdf */
export function fileNameOf({ kind, year, ordinal }: Printed): string {
  return `${documentNumber(kind, year, ordinal).replace(/[ /]/g, '-')}.pdf`;
}

export async function readInvoicePdf(context: Context, { params }: CallInput<typeof pdfCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  const document = isId(params.id) ? await documentById(services.database, userId, params.id) : undefined;
  if (!document) throw notFound();
  const bytes = await pdfOfDocument(services, document, userId);
  return new FileAnswer('application/pdf', bytes, fileNameOf(document));
}

/** Every document of somebody as a file, the newest first, for the archive of their data. One at a time is drawn. */
export async function* documentPdfsOf(
  on: Queries,
  services: Pick<Services, 'threads'>,
  userId: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const document of await documentsOf(on, userId, { start: 0, limit: 10_000 }))
    yield { name: fileNameOf(document), bytes: await pdfOfDocument(services, document, userId) };
}

/** They are files in the archive of one's own data. */
export async function* archiveDocuments(
  on: Queries,
  services: Services,
  user: { id: string },
): AsyncGenerator<ArchivedFile> {
  for await (const { name, bytes } of documentPdfsOf(on, services, user.id))
    yield { name: `documents/${name}`, content: bytes, isPacked: true };
}
