import { newId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { fingerprintOf, isLaidIn, noteLaidIn } from '../../../platform/database/laid-in.ts';
import { isForThisMachine } from '../../../platform/http/known-names.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountLife, AccountRef } from './account-life.ts';
import { hashPassword } from './sign-in/passwords.ts';
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
  if (existing && (await isAsSeeded(database, existing, role))) return;
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
    await noteLaidIn(tx, demoAccount, fingerprintOf(demoPassword, passwordHash));
  });
}

const demoAccount = 'demo account';

/** The password is known by the hash that was written last: trying it takes a start as long as a person to sign in. */
async function isAsSeeded(on: Queries, user: UserRow, role: 'user' | 'admin'): Promise<boolean> {
  return (
    user.role === role &&
    user.email === demoEmail &&
    (await isLaidIn(on, demoAccount, fingerprintOf(demoPassword, user.password_hash)))
  );
}
