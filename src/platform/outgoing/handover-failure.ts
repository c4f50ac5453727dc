/**
 * What is known of a message that somebody else should have taken over (decision 41):
 * `refused` it will never be taken; `gone` whom it is for is there no more; `later` it was not taken, and may be;
 * `uncertain` it left, and nobody said whether it was taken. Such a one is never sent again.
 */
export type Outcome = 'refused' | 'gone' | 'later' | 'uncertain';

/** The reason is short and of our own words: nothing of a stranger's answer gets into logs or lists. */
export class HandoverFailure extends Error {
  readonly outcome: Outcome;
  readonly retryAfterSeconds: number | undefined;
  constructor(outcome: Outcome, reason: string, retryAfterSeconds?: number) {
    super(reason);
    this.name = 'HandoverFailure';
    this.outcome = outcome;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
