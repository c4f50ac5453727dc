import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineLimit } from '../../../platform/limits/limits.ts';
import type {
  sendContactMessage as contactCall,
  subscribeNewsletter as newsletterCall,
} from '../contract.ts';
import {
  contactMessagesOf,
  deleteContactMessages,
  deleteSubscriber,
  insertContactMessage,
  subscriber,
  upsertSubscriber,
} from './lead-store.ts';

const leadByAddress = defineLimit('leadByAddress', { most: 10, seconds: 3600, by: 'network' });

export async function subscribeNewsletter(context: Context, { body }: CallInput<typeof newsletterCall>) {
  const { services, address, locale } = context;
  await services.limits.take(leadByAddress, address);
  await upsertSubscriber(services.database, body.email, locale, services.clock.now());
  return isDone;
}

export async function sendContactMessage(context: Context, { body }: CallInput<typeof contactCall>) {
  const { services, address, locale } = context;
  await services.limits.take(leadByAddress, address);
  await insertContactMessage(services.database, { id: newId(), ...body, locale, at: services.clock.now() });
  return isDone;
}

type Owner = { email: string; email_verified_at: Date | null };

/** Leads are known by their address alone, so only who has verified it may take them along. */
export async function forgetLeads(tx: Tx, user: Owner): Promise<void> {
  if (!user.email_verified_at) return;
  await deleteSubscriber(tx, user.email);
  await deleteContactMessages(tx, user.email);
}

export async function exportLeads(on: Queries, user: Owner) {
  if (!user.email_verified_at) return {};
  return {
    newsletter: (await subscriber(on, user.email)) ?? null,
    'contact-messages': await contactMessagesOf(on, user.email),
  };
}
