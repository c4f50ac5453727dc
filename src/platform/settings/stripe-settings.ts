import { setting, text, url, whole } from './setting-kinds.ts';

/** The payment service. Without its key plans are granted at once and nothing is charged. */
export const stripeSettings = {
  stripeKey: setting(
    'WALORY_STRIPE_KEY',
    text(),
    '',
    'Secret key at Stripe, which takes the money for plans; unset: plans are granted and nothing is charged',
  ),
  stripeWebhookSecret: setting(
    'WALORY_STRIPE_WEBHOOK_SECRET',
    text(),
    '',
    'Signing secret of the webhook endpoint at Stripe, whsec_…; needed with the key',
  ),
  stripeUrl: setting('WALORY_STRIPE_URL', url(), '', 'Other address of Stripe; unset: its own'),
  stripeTimeout: setting('WALORY_STRIPE_TIMEOUT', whole(1, 80), 20, 'Seconds one request to Stripe may take'),
  graceDays: setting('WALORY_GRACE_DAYS', whole(0, 60), 7, 'Days a plan goes on after a payment failed'),
} as const;
