import { newId } from '../../../../foundation/ids.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { newToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { undoDays, verificationHours } from '../../account-times.ts';
import type { AccountRef } from '../account-life.ts';
import { accountMail } from './account-mail.ts';
import { insertToken, type TokenPurpose } from './token-store.ts';

const validHours: Record<TokenPurpose, number> = {
  'email-verification': verificationHours,
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

/** Which mail carries a token of which purpose. */
const mailOf = {
  'email-verification': 'verifyEmail',
  'reset-password': 'resetPassword',
  'email-undo': 'emailChanged',
} as const;

async function sendLink(
  on: Queries,
  services: Services,
  user: AccountRef,
  purpose: keyof typeof mailOf,
): Promise<void> {
  const token = await issueToken(on, services, user, purpose);
  await services.mailer.post(
    on,
    user,
    accountMail(services.settings, user.locale, mailOf[purpose], { token }),
  );
}

export function sendVerification(on: Queries, services: Services, user: AccountRef): Promise<void> {
  return sendLink(on, services, user, 'email-verification');
}

export function sendPasswordReset(on: Queries, services: Services, user: AccountRef): Promise<void> {
  return sendLink(on, services, user, 'reset-password');
}

/** Tells the address of before that the account moved away from it, and how to bring it back. */
export function sendWayBack(on: Queries, services: Services, user: AccountRef): Promise<void> {
  return sendLink(on, services, user, 'email-undo');
}

/** Tells the owner that something about the account's security changed; goes to the address known before. */
export async function sendSecurityNotice(
  on: Queries,
  services: Services,
  user: AccountRef,
  what: 'passwordChanged' | 'accountRemoved' | 'accountBlocked',
  { keyEnded = false } = {},
): Promise<void> {
  await services.mailer.post(on, user, accountMail(services.settings, user.locale, what, { keyEnded }));
}
