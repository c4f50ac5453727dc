import { newId } from '../../../../foundation/ids.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { newToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import type { AccountRef } from '../account-life.ts';
import { accountMail } from './account-mail.ts';
import { insertToken, type TokenPurpose } from './token-store.ts';

/** How long an address can take back an account that was moved away from it. */
export const undoDays = 7;

const validHours: Record<TokenPurpose, number> = {
  'email-verification': 48,
  'reset-password': 1,
  'email-undo': undoDays * 24,
};

async function issueToken(
  on: Queries,
  services: Services,
  user: AccountRef,
  purpose: TokenPurpose,
): Promise<string> {
  const { token, hash } = newToken(user.id);
  const createdAt = services.clock.now();
  const expiresAt = new Date(createdAt.getTime() + validHours[purpose] * 3_600_000);
  await insertToken(on, {
    id: newId(),
    userId: user.id,
    purpose,
    hash,
    email: user.email,
    createdAt,
    expiresAt,
  });
  return token;
}

export async function sendVerification(on: Queries, services: Services, user: AccountRef): Promise<void> {
  const token = await issueToken(on, services, user, 'email-verification');
  await services.mailer.post(on, user, accountMail(services.settings, user.locale, 'verifyEmail', { token }));
}

export async function sendPasswordReset(on: Queries, services: Services, user: AccountRef): Promise<void> {
  const token = await issueToken(on, services, user, 'reset-password');
  await services.mailer.post(
    on,
    user,
    accountMail(services.settings, user.locale, 'resetPassword', { token }),
  );
}

/** Tells the address of before that the account moved away from it, and how to bring it back. */
export async function sendWayBack(on: Queries, services: Services, user: AccountRef): Promise<void> {
  const token = await issueToken(on, services, user, 'email-undo');
  await services.mailer.post(
    on,
    user,
    accountMail(services.settings, user.locale, 'emailChanged', { token }),
  );
}

/** Tells the owner that something about the account's security changed; goes to the address known before. */
export async function sendSecurityNotice(
  on: Queries,
  services: Services,
  user: AccountRef,
  what: 'passwordChanged' | 'accountRemoved',
  { keyEnded = false } = {},
): Promise<void> {
  await services.mailer.post(on, user, accountMail(services.settings, user.locale, what, { keyEnded }));
}
