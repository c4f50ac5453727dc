import type { Messages } from '../../../../i18n/messages.ts';

type Action = Exclude<keyof Messages['desk']['audit']['actions'], 'other'>;

export const actionsKnown = [
  'registered',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-taken-back',
  'api-key-created',
  'api-key-removed',
  'account-removed',
  'impersonation-started',
  'impersonation-ended',
  'impersonation-refused',
  'made-admin',
  'admin-taken-back',
  'blocked',
  'unblocked',
  'sessions-ended',
  'verification-sent',
  'reset-sent',
  'sign-in-locked',
  'job-retried',
  'job-discarded',
  'site-text-written',
  'site-text-removed',
  'published-figures',
  'announcement-sent',
  'announcement-taken-back',
  'split-undone',
  'split-redone',
  'second-subscription-undone',
  'plan-edited',
  'plan-given',
  'payment-recorded',
  'ksef-noted',
  'subscription-stopped',
  'refund-refused',
  'refund-retried',
  'refund-by-hand',
  'refunded-at-stripe',
  'refund-came-back',
  'payment-disputed',
  'dispute-decided',
  'stripe-customer-missing',
  'webhook-refused',
] as const satisfies readonly Action[];

export function isKnownAction(action: string): action is (typeof actionsKnown)[number] {
  return (actionsKnown as readonly string[]).includes(action);
}
