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
export async function subscribe(email: string): Promise<void> {
  const answer = await post('/api/lead/newsletter', { email }).catch(() => null);
  if (answer?.ok) return;
  throw new SubscribeError((answer && failures[answer.status]) ?? 'failed');
}

async function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-XSRF-TOKEN': await xsrfToken(),
    },
    body: JSON.stringify(body),
  });
}

/** A visitor who has opened no form yet has no token, so the cookie is asked for once. */
async function xsrfToken(): Promise<string> {
  if (!readToken()) await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin' });
  return readToken();
}

function readToken(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return found ? decodeURIComponent(found.slice('XSRF-TOKEN='.length)) : '';
}
