import type { AnyCall, CallArguments, CallOutput } from './contract.ts';
import type { FailureKey, FieldErrors } from './failure.ts';
import { whileUnderWay } from './under-way.ts';

/** What the server answered instead of a result. `status` 0 means it was not reached at all. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
  /** Figures a message names, such as the most units that can be sold. */
  readonly params: Record<string, string>;
  /** A larger plan would allow it. */
  readonly upgrade: boolean;
  /** Nothing is changed in the demo. */
  readonly demo: boolean;
  /** After a 409: the record as it is now. */
  readonly current: unknown;
  /** The call was answered with nothing, and this is what it says of that. */
  readonly empty: FailureKey | undefined;
  constructor(
    status: number,
    message: string,
    errors: FieldErrors,
    retryAfterSeconds: number | null,
    requestId: string | null,
    more: {
      params?: Record<string, string>;
      upgrade?: boolean;
      demo?: boolean;
      current?: unknown;
      empty?: FailureKey;
    } = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
    this.params = more.params ?? {};
    this.upgrade = more.upgrade ?? false;
    this.demo = more.demo ?? false;
    this.current = more.current;
    this.empty = more.empty;
  }
}

const whenRefused = new Set<() => void>();

/** Hears of every call that is refused because this is the demo, before the caller does; answers how to stop. */
export function onRefusedInDemo(tell: () => void): () => void {
  whenRefused.add(tell);
  return () => {
    whenRefused.delete(tell);
  };
}

/** As much of a call as it takes to send it. */
type Line = Pick<AnyCall, 'method' | 'path'>;

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Calls the API from the browser by its contract. A stale CSRF token is renewed and the call repeated once. */
export function callApi<C extends AnyCall>(
  call: C,
  args: CallArguments<C>,
  locale: string,
  signal?: AbortSignal,
): Promise<CallOutput<C>> {
  return whileUnderWay(ask(call, args as Given, locale, signal)) as Promise<CallOutput<C>>;
}

/** A file by its call, under the name the server gives it; or what it answers while the file is being made. */
export function fetchFileOf<C extends AnyCall>(
  call: C,
  args: CallArguments<C>,
  locale: string,
  signal?: AbortSignal,
): Promise<{ file: Blob; name: string } | { waiting: CallOutput<C> }> {
  return whileUnderWay(askForFile(call, args as Given, locale, signal)) as ReturnType<typeof fetchFileOf<C>>;
}

/** Tells the server something whose answer nobody reads, for pages that do without the schemas of a contract. */
export async function tellApi(line: Line, given: Given, locale: string): Promise<void> {
  await sendWithToken(line, given, locale, undefined);
}

async function askForFile(call: AnyCall, given: Given, locale: string, signal: AbortSignal | undefined) {
  const response = await send(call, given, locale, signal);
  if (response.status === 202) return { waiting: await response.json() };
  if (!response.ok) throw failureOf(call, response, await response.json().catch(() => null));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { file: await response.blob(), name: name ?? 'walory' };
}

async function ask(
  call: AnyCall,
  given: Given,
  locale: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const response = await sendWithToken(call, given, locale, signal);
  const body = await response.json().catch(() => null);
  if (!response.ok || body === null) throw failureOf(call, response, body);
  return body;
}

async function sendWithToken(call: Line, given: Given, locale: string, signal: AbortSignal | undefined) {
  const response = await send(call, given, locale, signal);
  if (response.status !== 419) return response;
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin' });
  return send(call, given, locale, signal);
}

async function send(
  call: Line,
  given: Given,
  locale: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-locale': locale };
  const token = readCookie('XSRF-TOKEN');
  if (token) headers['x-xsrf-token'] = token;
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(addressOf(call, given), {
      method: call.method,
      headers,
      credentials: 'same-origin',
      signal,
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    });
  } catch {
    throw new ApiFailure(0, 'offline', {}, null, null);
  }
}

/** The address of a call with its parameters filled in. */
export function addressOf(call: Line, given: Given): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return query.size ? `${path}?${query}` : path;
}

function failureOf(
  call: AnyCall,
  response: Response,
  body: {
    message?: string;
    errors?: FieldErrors;
    request_id?: string;
    params?: Record<string, string>;
    upgrade?: boolean;
    demo?: boolean;
    current?: unknown;
  } | null,
): ApiFailure {
  if (body?.demo) for (const tell of whenRefused) tell();
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiFailure(
    response.ok ? 500 : response.status,
    body?.message ?? '',
    body?.errors ?? {},
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    body?.request_id ?? response.headers.get('x-request-id'),
    {
      params: body?.params,
      upgrade: body?.upgrade,
      demo: body?.demo,
      current: body?.current,
      empty: response.ok ? call.whenEmpty : undefined,
    },
  );
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
