import { HandoverFailure } from '../outgoing/handover-failure.ts';
import type { PostAnswer } from '../outgoing/post-once.ts';

export type SmsAccount = { account: string; key: string; from: string };

/** How one provider is spoken to. */
export type SmsProtocol = {
  usualUrl: string;
  /** What is wrong with the settings, if anything is. */
  mistake(account: SmsAccount): string | undefined;
  path(account: SmsAccount): string;
  authorization(account: SmsAccount): string;
  fields(account: SmsAccount, to: string, text: string): Record<string, string>;
  /** The provider's id of the message, or the failure that the answer means. */
  read(answer: PostAnswer): string;
};

export function jsonIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What a provider calls a message: letters and digits, and not many. */
export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

/** It may have been taken: whoever asks again risks that somebody reads it twice. */
export function unclear(status: number): HandoverFailure {
  return new HandoverFailure('uncertain', `status ${status}, and an answer that says nothing`);
}

/** What a status alone says, where the provider has said nothing more precise. */
export function failureOfStatus({ status, retryAfterSeconds }: PostAnswer): HandoverFailure {
  const reason = `status ${status}`;
  if (status === 429) return new HandoverFailure('later', 'too many messages at once', retryAfterSeconds);
  // Somebody in between got no answer from behind: what became of the message there, nobody knows.
  if (status === 502 || status === 504) return new HandoverFailure('uncertain', reason);
  if (status >= 500 || status === 408) return new HandoverFailure('later', reason, retryAfterSeconds);
  if (status >= 300 && status < 400)
    return new HandoverFailure('later', `${reason}: redirects are not followed`);
  // That is about our account and not about the message: it waits until the operator has mended the settings.
  if (status === 401 || status === 402 || status === 403 || status === 404)
    return new HandoverFailure(
      'later',
      `${reason}: the provider does not accept the account of the settings`,
    );
  return new HandoverFailure('refused', reason);
}
