import { Failure } from '../../foundation/failure.ts';

export type Answer = { status: number; body: Record<string, unknown>; headers?: Record<string, string> };

export const somethingWentWrong = 'Something went wrong. Try again later.';

/** The one place where expected failures become status and body. */
export function answerFor(failure: Failure): Answer {
  const { detail } = failure;
  switch (detail.kind) {
    case 'invalid':
      return {
        status: 422,
        body: {
          message: detail.message ?? 'The given data was invalid.',
          errors: detail.errors,
          ...(detail.params ? { params: detail.params } : {}),
        },
      };
    case 'unauthenticated':
      return { status: 401, body: { message: 'Unauthenticated.' } };
    case 'forbidden':
      return { status: 403, body: { message: 'This action is not allowed.' } };
    case 'upgrade':
      return { status: 403, body: { message: 'Please upgrade your account', upgrade: true } };
    case 'demo':
      return { status: 403, body: { message: 'This is a demo: sign up to change things.', demo: true } };
    case 'notFound':
      return { status: 404, body: { message: 'Not found.' } };
    case 'conflict':
      return {
        status: 409,
        body: {
          message: 'This record was changed in between.',
          ...(detail.current === undefined ? {} : { current: detail.current }),
        },
      };
    case 'staleCsrf':
      return { status: 419, body: { message: 'CSRF token mismatch.' } };
    case 'tooMany':
      return {
        status: 429,
        body: { message: 'Too many attempts. Try again later.' },
        headers: { 'retry-after': String(detail.retryAfterSeconds) },
      };
    case 'tooLarge':
      return { status: 413, body: { message: 'The request is too large.' } };
    case 'malformed':
      return { status: 400, body: { message: 'The request could not be read.' } };
    case 'unsupportedType':
      return { status: 415, body: { message: 'Send JSON.' } };
    case 'misdirected':
      return {
        status: 421,
        body: {
          message:
            'This installation answers only on its own machine. To reach it under another name or through a proxy, set PUBLIC_URL.',
        },
      };
    case 'unavailable':
      return {
        status: 503,
        body: { message: 'Not ready yet. Try again in a moment.' },
        headers: { 'retry-after': '2' },
      };
  }
}

/** Faults that Fastify finds before an operation runs, named in our own terms. */
const frameworkFaults: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure({ kind: 'malformed' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Failure({ kind: 'malformed' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Failure({ kind: 'malformed' }),
  FST_ERR_BAD_URL: new Failure({ kind: 'malformed' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure({ kind: 'unsupportedType' }),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure({ kind: 'tooLarge' }),
};

/** What the connection says while the database restarts: nobody's fault, and worth another try in a moment. */
const awayMessages =
  /^(?:Connection terminated|Client has encountered a connection error|terminating connection|the database system is |timeout exceeded when trying to connect)/;

function databaseIsAway(error: unknown): boolean {
  const {
    code = '',
    syscall,
    message = '',
  } = error as { code?: unknown; syscall?: string; message?: string };
  // Statements under way when it went: their connection breaks.
  if (code === 'EPIPE' || code === 'ECONNRESET') return true;
  // The database's own codes have five signs: 08 for connections, 57P for an operator who ends them.
  if (typeof code === 'string' && /^(?:08...|57P0[1-3])$/.test(code)) return true;
  return (syscall === 'connect' && code !== '') || awayMessages.test(message);
}

/** Whether what was thrown only means that we cannot answer yet. */
export function isUnavailable(error: unknown): boolean {
  return failureBehind(error)?.detail.kind === 'unavailable';
}

/** The failure behind whatever was thrown, or nothing if it is a fault of ours. */
export function failureBehind(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code ? frameworkFaults[code] : undefined;
  if (known) return known;
  if (databaseIsAway(error)) return new Failure({ kind: 'unavailable' });
  return statusCode && statusCode >= 400 && statusCode < 500 ? new Failure({ kind: 'malformed' }) : undefined;
}
