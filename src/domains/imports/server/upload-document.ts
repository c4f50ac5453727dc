import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid } from '../../../foundation/failure.ts';
import { newId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { defineLimit } from '../../../platform/limits/limits.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { largestDocument, type uploadDocument as uploadCall } from '../contract.ts';
import { noChoices } from '../document.ts';
import { answerOf } from './document-answer.ts';
import { documentById, dropUnused, insertDocument, replacePages } from './document-store.ts';
import type { Engine, Read } from './engine/engine.ts';
import { withEngine } from './engine/engines.ts';
import { mappingsOf } from './mapping-store.ts';
import { checkDocument, unknownSummary } from './preview-document.ts';
import { fileKindOf } from './reading/file-kind.ts';
import { FileRefused } from './reading/file-refused.ts';
import { refuse } from './refusal.ts';

const pack = promisify(zstdCompress);

export const uploadsByAccount = defineLimit('importsByAccount', { most: 60, seconds: 600 });

/** Files that were not imported are kept while somebody may come back to them. */
const mostUnused = 20;

/** Reads a file and shows what would come of it. Nothing reaches the ledger. */
export async function uploadDocument(context: Context, { body }: CallInput<typeof uploadCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  await services.limits.take(uploadsByAccount, userId);
  const bytes = Buffer.from(body.file.slice(body.file.indexOf(',') + 1), 'base64');
  if (bytes.length > largestDocument) throw invalid({ file: ['documentTooLarge'] });
  refuseAtSight(context, bytes);
  const name = nameOf(body.name ?? '');
  const id = newId(services.clock.now().getTime());
  return withEngine(userId, async (engine) => {
    const packed = pack(bytes);
    const mappings = await mappingsOf(services.database, userId);
    const read = await engine.read(bytes, name, mappings);
    const isKnown = read.kind === 'understood';
    const summary = isKnown
      ? await checkDocument(services.database, context, engine, read, noChoices)
      : unknownSummary(read.file);
    const [content, pages] = await Promise.all([packed, pagesOf(engine, read)]);
    await services.database.transaction(async (tx) => {
      await insertDocument(
        tx,
        userId,
        {
          id,
          name,
          size: bytes.length,
          content,
          format: isKnown ? read.about.format : null,
          choices: noChoices,
          summary,
        },
        services.clock.now(),
      );
      await replacePages(tx, userId, id, pages);
      await dropUnused(tx, userId, mostUnused);
    });
    return shown(context, id);
  }).catch((error: unknown) => refuse(context, error));
}

/** What no file of a broker begins with is refused at once: nothing is started for a PDF or a page. */
function refuseAtSight(context: Context, bytes: Buffer): void {
  const kind = fileKindOf(bytes);
  if (kind === 'other') refuse(context, new FileRefused('notDocument'));
  if (kind === 'empty') refuse(context, new FileRefused('empty'));
}

/** Its last part, as it can be shown: without signs that nobody sees or that turn the others around. */
function nameOf(given: string): string {
  const [name = ''] = given.split(/[\\/]/).slice(-1);
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim() || 'file';
}

/** The rows to show: as they were checked, or as they are in a file nobody knows. */
async function pagesOf(engine: Engine, read: Read): Promise<Buffer[]> {
  if (read.kind === 'unknown') return [await pack(JSON.stringify(read.file.rows))];
  return Array.fromAsync(engine.pages());
}

export async function shown(context: Context, id: string, wanted?: Parameters<typeof answerOf>[4]) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [row, portfolios] = [await documentById(database, userId, id), await portfoliosOf(database, userId)];
  const names = new Map(portfolios.map((one) => [one.id, one.name]));
  return answerOf(database, userId, row!, names, wanted);
}
