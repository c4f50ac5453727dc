import type * as z from 'zod/mini';
import type { FailureKey } from './failure.ts';

/**
 * One call of the API, declared once. The server validates with it, the browser's client and the forms
 * use it, and the OpenAPI document is made from it.
 */
export type Call<
  Params extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** Stable name, `area.verb`; also the OpenAPI operation id. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/user/:id`. */
  path: string;
  summary: string;
  /** Who may call: `admin` includes `user`. Ownership of a record is checked by the operation. */
  access: 'anyone' | 'user' | 'admin';
  /** May a personal API key stand in for the session? Never for security, billing, administration. */
  apiKey: boolean;
  /** Does it change something? Then a CSRF token is required unless an API key is used. */
  changes: boolean;
  /** May an administrator who looks through a user's eyes do this? */
  whileImpersonating: boolean;
  /**
   * May a visitor of the demo do this? What reads, and what an administrator may do in a user's place, they may;
   * of a call that both reads and changes the body decides, as it was sent.
   */
  whileVisiting: boolean | ((body: unknown) => boolean);
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** Field and message keys it may answer with, beside the general ones. */
  errors: readonly FailureKey[];
  /** What to say where the answer has no body or is null; the general failure otherwise. An empty list is an answer. */
  whenEmpty?: FailureKey;
  /** Largest body in bytes; the general limit otherwise. */
  bodyLimit?: number;
  /**
   * The header that signs the body of a call from another server: the operation gets the bytes as they came and proves
   * them, and no session, key or CSRF token counts.
   */
  signedBy?: string;
  /** `json` is answered by the operation's result; `stream` and `file` write their own body, `redirect` leads elsewhere. */
  answers: 'json' | 'stream' | 'file' | 'redirect';
};

// biome-ignore lint/suspicious/noExplicitAny: the widest call, for lists of calls of every shape
export type AnyCall = Call<any, any, any, any>;

type Defaults = 'apiKey' | 'changes' | 'whileImpersonating' | 'whileVisiting' | 'errors' | 'answers';
type Declared<C> = Omit<C, Defaults> & Partial<Pick<C & AnyCall, Defaults>>;

/** Declares a call: API keys are admitted except to administration, and whatever is not read needs a CSRF token. */
export function defineCall<
  Output extends z.ZodMiniType,
  Params extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(declared: Declared<Call<Params, Query, Body, Output>>): Call<Params, Query, Body, Output> {
  const { changes = declared.method !== 'GET', whileImpersonating = true } = declared;
  return {
    apiKey: declared.access !== 'admin',
    changes,
    whileImpersonating,
    whileVisiting: !changes && whileImpersonating,
    errors: [],
    answers: 'json',
    ...declared,
  } as Call<Params, Query, Body, Output>;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What an operation receives: validated. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, z.ZodMiniType>
    ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }
    : never;

type Part<Name extends string, S> = S extends z.ZodMiniType ? { [N in Name]: Given<S> } : unknown;

/** What a caller writes: only the parts the call has. */
export type CallArguments<C> =
  C extends Call<infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

export type CallOutput<C> = C extends { output: infer O }
  ? O extends z.ZodMiniType
    ? z.output<O>
    : never
  : never;
/** What an operation returns, before the contract's output schema has dropped what is not declared. */
export type CallResult<C> = C extends { output: infer O }
  ? O extends z.ZodMiniType
    ? z.input<O>
    : never
  : never;
