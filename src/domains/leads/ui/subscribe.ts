import { ApiFailure, callApi } from '../../../foundation/call-api.ts';

/** Why a subscription did not happen; each is the key of a text. */
export type SubscribeFailure = 'emailError' | 'tooMany' | 'failed';

export class SubscribeError extends Error {
  readonly failure: SubscribeFailure;

  constructor(failure: SubscribeFailure) {
    super(failure);
    this.failure = failure;
  }
}

const failures: Record<number, SubscribeFailure> = { 422: 'emailError', 429: 'tooMany' };

/** Puts an address on the newsletter's list. */
export async function subscribe(email: string, locale: string): Promise<void> {
  try {
    // Fetched when needed: a reader of the public site needs no schemas.
    const { subscribeNewsletter } = await import('../contract.ts');
    await callApi(subscribeNewsletter, { body: { email } }, locale);
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : 0;
    throw new SubscribeError(failures[status] ?? 'failed');
  }
}
