import type Stripe from 'stripe';
import { Failure, invalid } from '../../../../foundation/failure.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Settings } from '../../../../platform/settings/settings-schema.ts';

export const usesStripe = ({ plans, stripeKey }: Settings): boolean => plans && stripeKey !== '';

const clients = new WeakMap<Settings, Promise<Stripe>>();

/** The library is loaded at its first use: who does not sell plans pays nothing for it. */
export function openStripe({ settings }: Pick<Services, 'settings'>): Promise<Stripe> {
  if (!usesStripe(settings)) throw new Failure({ kind: 'notFound' });
  let client = clients.get(settings);
  if (!client) {
    client = load(settings);
    clients.set(settings, client);
  }
  return client;
}

async function load({ stripeKey, stripeUrl, stripeTimeout }: Settings): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const at = stripeUrl ? new URL(stripeUrl) : undefined;
  return new Library(stripeKey, {
    apiVersion: '2026-10-28.endive',
    timeout: stripeTimeout * 1000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'https:' ? 443 : 80),
      protocol: at.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
}

type Feedback = { type?: string; code?: string; statusCode?: number; message?: string };

const feedbackIn = (error: unknown): Feedback =>
  typeof error === 'object' && error !== null && String((error as Feedback).type ?? '').startsWith('Stripe')
    ? (error as Feedback)
    : {};

/** What Stripe says when something is not there, or not any more. */
export const isMissing = (error: unknown): boolean => feedbackIn(error).code === 'resource_missing';

/** Of what is gone there may be nothing to list. */
export async function orNone<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export const isThereAlready = (error: unknown): boolean =>
  feedbackIn(error).code === 'resource_already_exists';

/** The card was declined. */
export const isDeclined = (error: unknown): boolean => feedbackIn(error).type === 'StripeCardError';

/** A request that Stripe understood and refuses for good. */
export const isRefused = (error: unknown): boolean => feedbackIn(error).type === 'StripeInvalidRequestError';

/** Why, in Stripe's own words: for the operator. */
export const refusalIn = (error: unknown): string => (feedbackIn(error).message ?? '').slice(0, 300);

/**
 * What a person is told when Stripe does not do what they asked for. A declined card is theirs to mend; that Stripe is
 * away, or that our key is wrong, is not.
 */
export function asFailure(services: Pick<Services, 'log'>, error: unknown): unknown {
  const { type, code } = feedbackIn(error);
  if (!type) return error;
  if (isDeclined(error)) return invalid({ plan_id: ['cardDeclined'] });
  services.log.warn({ err: error, code }, 'Stripe did not do what was asked');
  return new Failure({ kind: 'unavailable' });
}

/** Asks Stripe for somebody who waits for the answer. */
export async function asking<T>(services: Services, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await openStripe(services);
  try {
    return await ask(stripe);
  } catch (error) {
    throw asFailure(services, error);
  }
}
