import { newId } from '../../../foundation/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountLife, AccountRef } from './account-life.ts';
import { checkPassword, hashPassword } from './sign-in/passwords.ts';
import { deleteUser, demoUser, insertUser, restoreDemoUser, type UserRow } from './user-store.ts';

export const demoEmail = 'demo@walory.local';
export const demoPassword = 'demo-walory';

const loopback = ['127.0.0.1', 'localhost', '::1', '[::1]'];

/** Whether only this machine reaches us. A proxy in front or a public address means that others do as well. */
function isPrivate({ host, publicUrl, trustProxy }: Services['settings']): boolean {
  const isPublic = publicUrl !== '' && !loopback.includes(new URL(publicUrl).hostname);
  return loopback.includes(host) && !trustProxy && !isPublic;
}

/** The demo account exists only where nobody else can reach it, or where the operator says so. */
export function demoIsWanted(settings: Services['settings']): boolean {
  return settings.demo && (settings.demoAnywhere || isPrivate(settings));
}

/** Makes the demo account, or restores what visitors changed; removes it where it is not wanted. */
export async function seedDemo(services: Services, life: readonly AccountLife[]): Promise<void> {
  const { database, settings, clock } = services;
  const existing = await demoUser(database);
  if (!demoIsWanted(settings)) {
    if (existing) await deleteUser(database, existing.id);
    return;
  }
  const at = clock.now();
  const role = isPrivate(settings) ? 'admin' : 'user';
  if (existing && (await isAsSeeded(existing, role))) return;
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async (tx) => {
    const user: AccountRef = { id: existing?.id ?? newId(), email: demoEmail, locale: 'en' };
    if (!existing) {
      await insertUser(tx, {
        ...user,
        name: 'Zofia Lis',
        password_hash: passwordHash,
        role,
        newsletter: false,
        terms_accepted_at: at,
        created_at: at,
      });
      for (const { seedsDemo } of life) await seedsDemo?.(tx, services, user);
    }
    await restoreDemoUser(tx, user.id, { email: demoEmail, passwordHash, role, at });
  });
}

async function isAsSeeded(user: UserRow, role: 'user' | 'admin'): Promise<boolean> {
  return (
    user.role === role && user.email === demoEmail && (await checkPassword(user.password_hash, demoPassword))
  );
}
