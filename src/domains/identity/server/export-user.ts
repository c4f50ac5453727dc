import { strToU8, zipSync } from 'fflate';
import { notFound } from '../../../foundation/failure.ts';
import { sql } from '../../../platform/database/sql.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import type { AccountLife } from './account-life.ts';
import { auditOf } from './audit-store.ts';
import { fileOf } from './file-store.ts';
import { apiKeyOf, sessionsOf } from './sign-in/session-store.ts';
import { userById } from './user-store.ts';

/** Everything stored about a person as a zip of JSON files, read in one moment; never limited by a plan. */
export function exportUser(life: readonly AccountLife[]) {
  return async (context: Context): Promise<FileAnswer> => {
    const { database, clock } = context.services;
    const { userId } = actorOf(context);
    const now = clock.now();
    const { avatar, files } = await database.transaction(async (tx) => {
      await tx.run(sql`set transaction isolation level repeatable read, read only`);
      const user = await userById(tx, userId);
      if (!user) throw notFound();
      const { password_hash: _secret, ...profile } = user;
      const files: Record<string, unknown> = {
        profile,
        sessions: await sessionsOf(tx, userId, now),
        'api-key': (await apiKeyOf(tx, userId)) ?? null,
        history: await auditOf(tx, userId),
      };
      for (const { exported } of life) Object.assign(files, await exported?.(tx, user));
      return { avatar: user.avatar_id ? await fileOf(tx, userId, user.avatar_id) : undefined, files };
    });
    const entries: Record<string, Uint8Array> = {};
    for (const [name, content] of Object.entries(files))
      entries[`${name}.json`] = strToU8(JSON.stringify(content, null, 2));
    if (avatar) entries['avatar.png'] = avatar.bytes;
    const bytes = Buffer.from(zipSync(entries, { mtime: now }));
    return new FileAnswer('application/zip', bytes, `walory-${now.toISOString().slice(0, 10)}.zip`);
  };
}
