import type { CallOutput } from '../../../foundation/contract.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { listOutbox } from '../contract.ts';

export type Mail = CallOutput<typeof listOutbox>['data'][number];

export const stateTones = { waiting: 'amber', kept: 'neutral', sent: 'gain', failed: 'loss' } as const;

type MailKind = Exclude<keyof Messages['admin']['outbox']['kinds'], 'other'>;
const kinds: readonly string[] = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
  'accountRemoved',
  'sms',
] satisfies MailKind[];

/** Whether there are words for this kind of mail. */
export function isKnownKind(kind: string): kind is MailKind {
  return kinds.includes(kind);
}
