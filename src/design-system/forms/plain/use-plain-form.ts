import { type FormEvent, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import type { AnyCall, CallArguments } from '../../../foundation/contract.ts';
import { useErrorText, useFailureText } from '../../use-failure-text.ts';
import { errorsByField, readFields } from './form-fields.ts';
import { failureOfSent, type SentForm } from './sent-form.ts';

type Fields = Record<string, string | boolean>;

type Options = {
  /** Fetched when the form is first touched: before that its schemas are only weight. */
  load: () => Promise<AnyCall>;
  /** Where it is sent without scripts. */
  action: string;
  /** What came back of it. */
  sent?: SentForm | undefined;
  /** What the body has besides the fields. */
  extra?: Record<string, unknown>;
  /** A form that is sent as soon as it is drawn is taken for a machine's: it waits until it is old enough. */
  isGuarded?: boolean;
  onDone: (fields: Fields) => void | Promise<void>;
};

type State = {
  sending: boolean;
  /** Message keys, under their fields. */
  errors: Readonly<Record<string, string>>;
  /** What concerns the form as a whole. */
  failure: { text: string; fields: string[] } | null;
};

const untouched: State = { sending: false, errors: {}, failure: null };
const soonestMs = 2_000;
/** Fields that nobody sees: what is wrong with them concerns the form as a whole. */
const unseen = ['form_token', 'homepage'];

/**
 * `useCallForm` for pages that work without scripts too, and whose JavaScript must stay small: the fields keep their own
 * values, so nothing typed or filled in before the page came alive is lost. The contract's schema checks before sending.
 */
export function usePlainForm({ load, action, sent, extra, isGuarded, onDone }: Options) {
  const errorText = useErrorText();
  const failureText = useFailureText();
  const locale = useLocale();
  const born = useRef(typeof performance === 'undefined' ? 0 : performance.now());
  const refusedWith = (failure: unknown, known: readonly string[]): State => {
    const reported = failure instanceof ApiFailure ? failure.errors : {};
    const errors: Record<string, string> = {};
    for (const [field, [key]] of Object.entries(reported))
      if (key && known.includes(field) && !unseen.includes(field)) errors[field] = key;
    const isPlaced = Object.keys(errors).length > 0;
    const whole = { text: failureText(failure), fields: Object.keys(reported) };
    return { ...untouched, errors, failure: isPlaced ? null : whole };
  };
  const [state, setState] = useState(() =>
    sent ? refusedWith(failureOfSent(sent), fieldsOf(sent, extra)) : untouched,
  );

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.sending) return;
    const form = event.currentTarget;
    const fields = readFields(form.elements);
    setState({ ...untouched, sending: true });
    try {
      const call = await load();
      const wrong = call.body.safeParse({ ...extra, ...fields }).error;
      if (wrong) {
        const errors = errorsByField(wrong.issues);
        setState({ ...untouched, errors });
        focusFirst(form, errors);
        return;
      }
      if (isGuarded) await passed(born.current + soonestMs);
      await sendOrRenew(call, form, { ...extra, ...fields }, locale);
      await onDone(fields);
      setState(untouched);
    } catch (failure) {
      const refused = refusedWith(failure, Object.keys(fields));
      setState(refused);
      focusFirst(form, refused.errors);
    }
  };

  return {
    formProps: {
      method: 'post' as const,
      action,
      noValidate: true,
      onSubmit,
      /** Any edit clears what the form says is wrong (rule U-13). */
      onInput: () => setState(({ sending }) => ({ ...untouched, sending })),
      /** Whoever enters a field will send the form: the schemas come meanwhile. A failure is reported when it is sent. */
      onFocus: () => void load().catch(() => {}),
    },
    sending: state.sending,
    failure: state.failure,
    errors: state.errors,
    clear: () => setState(untouched),
    /** The message under a field, in the reader's language. */
    errorOf: (field: string): string | undefined => errorText(state.errors[field]),
    cameBack: sent !== undefined,
    /** What was typed before the form came back. */
    typedIn: (field: string): string | undefined => sent?.values[field],
  };
}

/** What was wrong with what the page itself said concerns the form as a whole. */
function fieldsOf(sent: SentForm, extra: Options['extra'] = {}): string[] {
  return Object.keys(sent.errors).filter((name) => !(name in extra));
}

/** A form that was open too long gets a new token with the refusal, and goes again with what was typed. */
async function sendOrRenew(
  call: AnyCall,
  form: HTMLFormElement,
  body: Record<string, unknown>,
  locale: string,
): Promise<void> {
  const send = (content: Record<string, unknown>) =>
    callApi(call, { body: content } as CallArguments<AnyCall>, locale);
  try {
    await send(body);
  } catch (failure) {
    const token = failure instanceof ApiFailure ? failure.params.form_token : undefined;
    if (!token) throw failure;
    const input = form.elements.namedItem('form_token');
    if (input instanceof HTMLInputElement) input.value = token;
    await send({ ...body, form_token: token });
  }
}

function passed(moment: number): Promise<void> {
  const left = moment - performance.now();
  return left <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, left));
}

function focusFirst(form: HTMLFormElement, errors: State['errors']): void {
  for (const element of form.elements) {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField && element.name in errors) {
      element.focus();
      return;
    }
  }
}
