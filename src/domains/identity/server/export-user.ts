import { strToU8, zipSync } from 'fflate';
import { notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import type { AccountHooks } from './account-hooks.ts';
import { auditOf } from './audit-store.ts';
import { fileOf } from './file-store.ts';
import { apiKeyOf, sessionsOf } from './session-store.ts';
import { userById } from './user-store.ts';

/** Everything stored about a person as a zip of JSON files, read in one moment; never limited by a plan. */
export function exportUser(hooks: AccountHooks) {
  return async (context: Context): Promise<FileAnswer> => {
    const { database, clock } = context.services;
    const { userId } = actorOf(context);
    const user = await userById(database, userId);
    if (!user) throw notFound();
    const now = clock.now();
    const { password_hash: _secret, ...profile } = user;
    const [sessions, apiKey, history, avatar, ...others] = await Promise.all([
      sessionsOf(database, userId, now),
      apiKeyOf(database, userId),
      auditOf(database, userId),
      user.avatar_id ? fileOf(database, userId, user.avatar_id) : undefined,
      ...hooks.exported.map((read) => read(database, user)),
    ]);
    const files: Record<string, unknown> = {
      profile,
      sessions,
      'api-key': apiKey ?? null,
      history,
      ...Object.assign({}, ...others),
    };
    const entries: Record<string, Uint8Array> = {};
    for (const [name, content] of Object.entries(files))
      entries[`${name}.json`] = strToU8(JSON.stringify(content, null, 2));
    if (avatar) entries['avatar.png'] = avatar.bytes;
    const bytes = Buffer.from(zipSync(entries, { mtime: now }));
    return new FileAnswer('application/zip', bytes, `walory-${now.toISOString().slice(0, 10)}.zip`);
  };
}
