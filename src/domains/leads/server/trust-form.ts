import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { senderOf } from '../../../platform/http/form-token.ts';

type OfForm = { form_token?: string | undefined; homepage: string };

/**
 * Whether somebody sent the form and not a machine, which is told nothing of it (PS-9). A form that was open too long is
 * sent again by who has it, with a new token.
 */
export function isBelieved(context: Context, { form_token: token, homepage: bait }: OfForm): boolean {
  const { secrets, clock } = context.services;
  const sender = senderOf(secrets, clock.now(), { bait, token });
  if (sender === 'late')
    throw invalid({ form_token: ['formLate'] }, undefined, { form_token: context.formToken() });
  return sender === 'person';
}
