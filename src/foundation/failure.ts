/** Message keys that any call may answer with; each domain declares its own in its `failures.ts`. */
export const generalFailures = ['required', 'invalid', 'tooLong', 'formLate'] as const;

/** All message keys: domains add theirs to it, so that a key without words does not compile. */
export interface FailureKeys extends Record<(typeof generalFailures)[number], true> {}
export type FailureKey = keyof FailureKeys;

/** Whether a text is written as message keys are; what a schema says by itself is a sentence. */
export function isKey(text: string): text is FailureKey {
  return /^[a-z][A-Za-z]{2,60}$/.test(text);
}

export type FieldErrors = Record<string, FailureKey[]>;

type Detail =
  | { kind: 'invalid'; errors: FieldErrors; message?: string; params?: Record<string, string> }
  | { kind: 'unauthenticated' }
  | { kind: 'forbidden' }
  | { kind: 'upgrade' }
  /** Nothing is changed in the demo. */
  | { kind: 'demo' }
  | { kind: 'notFound' }
  /** What it is now, so that the second of two writers sees what changed. */
  | { kind: 'conflict'; current?: unknown }
  | { kind: 'staleCsrf' }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  | { kind: 'tooLarge' }
  | { kind: 'malformed' }
  | { kind: 'unsupportedType' }
  /** Under a name, or through a proxy, that the installation does not know. */
  | { kind: 'misdirected' }
  | { kind: 'unavailable' };

/** An expected failure of an operation. Anything else that is thrown is a fault and answered with 500. */
export class Failure extends Error {
  readonly detail: Detail;
  constructor(detail: Detail) {
    super(detail.kind);
    this.name = 'Failure';
    this.detail = detail;
  }
}

/** `params` are the figures a message names, such as the most units that can be sold. */
export function invalid(errors: FieldErrors, message?: string, params?: Record<string, string>): Failure {
  return new Failure({ kind: 'invalid', errors, message, params });
}

export function notFound(): Failure {
  return new Failure({ kind: 'notFound' });
}
