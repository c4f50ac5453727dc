import { data, redirect } from 'react-router';
import type { SentForm } from '../../design-system/forms/plain/sent-form.ts';
import type { AnyCall, CallArguments, CallOutput } from '../../foundation/contract.ts';
import type { PageContext } from '../page-context.ts';

type Fields = Readonly<Record<string, string>>;

type Options<C extends AnyCall> = {
  /** What the call is given, from the fields as they were sent. */
  args: (fields: Fields) => CallArguments<C>;
  /** Never sent back: passwords. */
  secret?: readonly string[];
  /** Where one goes afterwards. */
  to: (fields: Fields, answer: CallOutput<C>) => string;
};

/** By its shape: the server that throws it has a copy of the class of its own. */
type Refusal = {
  kind: string;
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
};
const refusalIn = (error: unknown) => (error as { detail?: Refusal } | null)?.detail;

const statuses: Record<string, number> = { invalid: 422, tooMany: 429, forbidden: 403, notFound: 404 };

/**
 * Sends what a form holds by the same call as scripts do. Refused, the page comes back with what was typed and what is
 * wrong with it; done, the browser is led on, so that loading the page again sends nothing twice.
 */
export async function takeForm<C extends AnyCall>(
  { form, call: ask }: PageContext,
  call: C,
  { args, secret = [], to }: Options<C>,
) {
  if (!form) throw new Response(null, { status: 405 });
  const { fields, isProved } = form;
  if (!isProved) return comeBack(fields, secret, { status: 419, errors: { form_token: ['formLate'] } });
  let answer: CallOutput<C>;
  try {
    answer = await ask(call, args(fields));
  } catch (error) {
    const refusal = refusalIn(error);
    const status = refusal && statuses[refusal.kind];
    if (!status) throw error;
    const { errors, retryAfterSeconds } = refusal;
    return comeBack(fields, secret, { status, errors, retryAfterSeconds });
  }
  return redirect(to(fields, answer), 303);
}

type Why = {
  status: number;
  errors?: Record<string, string[]> | undefined;
  retryAfterSeconds?: number | undefined;
};

/** The fields of a page have no other names; what else was sent is not shown. */
function comeBack(fields: Fields, secret: readonly string[], why: Why) {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.includes(name)));
  const errors = Object.fromEntries(
    Object.entries(why.errors ?? {}).flatMap(([field, [key]]) => (key ? [[field, key]] : [])),
  );
  const sent: SentForm = {
    values,
    errors,
    status: why.status,
    retryAfterSeconds: why.retryAfterSeconds ?? null,
  };
  return data(sent, { status: why.status });
}
