import { newId } from '../../../foundation/ids.ts';
import { isForThisMachine } from '../../../platform/http/known-names.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountLife, AccountRef } from './account-life.ts';
import { checkPassword, hashPassword } from './sign-in/passwords.ts';
import { deleteUser, demoUser, insertUser, restoreDemoUser, type UserRow } from './user-store.ts';

export const demoEmail = 'demo@walory.local';
export const demoPassword = 'demo-walory';

/** The demo account exists only where nobody else can reach it, or where the operator says so. */
export function demoIsWanted(settings: Services['settings']): boolean {
  return settings.demo && (settings.demoAnywhere || isForThisMachine(settings));
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
  const role = isForThisMachine(settings) ? 'admin' : 'user';
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
