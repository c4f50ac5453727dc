import type { CallOutput } from '../../../../foundation/contract.ts';
import type { Messages } from '../../../../i18n/messages.ts';
import type { listOutbox } from '../../outbox-contract.ts';

export type Mail = CallOutput<typeof listOutbox>['data'][number];

export const stateTones = {
  waiting: 'amber',
  kept: 'neutral',
  sent: 'gain',
  failed: 'loss',
  withheld: 'loss',
} as const;

/** Pages let no style block of others in; without it a mail looks as in programs that know none: light. */
export function shownHtml({ html }: Mail): string {
  return html.replace(/<style>[\s\S]*?<\/style>/, '');
}

/** Given up, and can be tried again. */
export const isGivenUp = ({ state }: Mail): boolean => state === 'failed' || state === 'withheld';

type MailKind = Exclude<keyof Messages['admin']['outbox']['kinds'], 'other'>;
const kinds: readonly string[] = [
  'verifyEmail',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
  'accountRemoved',
  'accountBlocked',
  'sms',
  'notification',
  'notifications',
  'summary',
  'digest',
  'announcement',
  'phoneCode',
  'contactMessage',
  'newsletterConfirm',
  'newsletterKnown',
] satisfies MailKind[];

/** Whether there are words for this kind of mail. */
export function isKnownKind(kind: string): kind is MailKind {
  return kinds.includes(kind);
}
