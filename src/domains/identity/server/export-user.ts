import { notFound } from '../../../foundation/failure.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { type ArchivedFile, jsonRows, writeArchive } from '../../../platform/archive/write-archive.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountLife } from './account-life.ts';
import { auditOf } from './audit-store.ts';
import { fileOf } from './file-store.ts';
import { archivesByAccount } from './identity-limits.ts';
import { inTurn } from './in-turn.ts';
import { apiKeyOf, sessionsOf } from './sign-in/session-store.ts';
import { type UserRow, userById } from './user-store.ts';

/**
 * Everything stored about a person as one archive, read in one moment; never limited by a plan. It is written
 * before anything of it is sent: a slow line holds no transaction, and what fails is answered as such.
 */
export function exportUser(life: readonly AccountLife[]) {
  return async (context: Context): Promise<FileAnswer> => {
    const { services } = context;
    const { database, clock, limits } = services;
    const { userId } = actorOf(context);
    await limits.take(archivesByAccount, userId);
    const now = clock.now();
    const archive = await inTurn(() =>
      database.transaction(async (tx) => {
        await tx.run(sql`set transaction isolation level repeatable read, read only`);
        const user = await userById(tx, userId);
        if (!user) throw notFound();
        return writeArchive(filesOf(tx, services, user, life), now);
      }),
    );
    return new FileAnswer('application/zip', archive, `walory-${now.toISOString().slice(0, 10)}.zip`);
  };
}

async function* filesOf(
  tx: Tx,
  services: Services,
  user: UserRow,
  life: readonly AccountLife[],
): AsyncGenerator<ArchivedFile> {
  yield { name: 'README.txt', content: `${allMessages(user.locale).server.archive}\n` };
  yield json('profile', profileOf(user));
  yield json('sessions', await sessionsOf(tx, user.id, services.clock.now()));
  yield json('api-key', (await apiKeyOf(tx, user.id)) ?? null);
  yield json('history', await auditOf(tx, user.id));
  for (const { exported } of life)
    for (const [name, content] of Object.entries((await exported?.(tx, user)) ?? {}))
      yield json(name, content);
  for (const { archived } of life) if (archived) yield* archived(tx, services, user);
  const avatar = user.avatar_id ? await fileOf(tx, user.id, user.avatar_id) : undefined;
  if (avatar) yield { name: 'avatar.png', content: avatar.bytes, isPacked: true };
}

/** What is theirs; what we keep to find, to lock or to judge an account is not. */
function profileOf(user: UserRow & { search?: string }) {
  const { password_hash: _secret, search: _folded, blocked_at: _blocked, ...profile } = user;
  return profile;
}

const isPartByPart = (content: unknown): content is AsyncIterable<unknown[]> =>
  typeof content === 'object' && content !== null && Symbol.asyncIterator in content;

function json(name: string, content: unknown): ArchivedFile {
  return {
    name: `${name}.json`,
    content: isPartByPart(content) ? jsonRows(content) : JSON.stringify(content, null, 2),
  };
}
