import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { useErrorText, useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import type { AnyCall, CallArguments } from '../../../foundation/contract.ts';
import { splitLocale } from '../../../i18n/paths.ts';
import { errorsByField, readFields } from './form-fields.ts';
import { loadContract } from './load-contract.ts';

type Options = {
  /** What the body has besides the fields. */
  extra?: Record<string, unknown>;
  onDone: () => void | Promise<void>;
};

type State = {
  sending: boolean;
  /** Message keys, under their fields. */
  errors: Readonly<Record<string, string>>;
  /** What concerns the form as a whole. */
  failure: { text: string; fields: string[] } | null;
};

const untouched: State = { sending: false, errors: {}, failure: null };

/**
 * `useCallForm` for the sign-in pages, whose JavaScript must stay small: the fields keep their own values, so
 * nothing typed or filled in before the page came alive is lost. The contract's schema checks before sending.
 */
export function useAccountForm(name: 'signIn' | 'register' | 'redeemMail', { extra, onDone }: Options) {
  const errorText = useErrorText();
  const locale = useLocale();
  const failureText = useFailureText();
  const { pathname, search } = useLocation();
  const [state, setState] = useState(untouched);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.sending) return;
    const form = event.currentTarget;
    const fields = readFields(form.elements);
    const body = { ...extra, ...fields };
    setState({ ...untouched, sending: true });
    try {
      const call: AnyCall = (await loadContract())[name];
      const wrong = call.body.safeParse(body).error;
      if (wrong) {
        const errors = errorsByField(wrong.issues);
        setState({ ...untouched, errors });
        focusFirst(form, errors);
        return;
      }
      await callApi(call, { body } as CallArguments<AnyCall>, locale);
      await onDone();
      setState(untouched);
    } catch (failure) {
      const reported = failure instanceof ApiFailure ? failure.errors : {};
      const errors: Record<string, string> = {};
      for (const [field, [key]] of Object.entries(reported)) if (key && field in fields) errors[field] = key;
      const placed = Object.keys(errors).length > 0;
      setState({
        ...untouched,
        errors,
        failure: placed ? null : { text: failureText(failure), fields: Object.keys(reported) },
      });
      focusFirst(form, errors);
    }
  };

  /** Any edit clears what the form says is wrong (rule U-13). */
  const onInput = () => setState(({ sending }) => ({ ...untouched, sending }));

  return {
    formProps: {
      method: 'post' as const,
      action: pageAction(pathname) + search,
      noValidate: true,
      onSubmit,
      onInput,
      onFocus: prepare,
    },
    sending: state.sending,
    failure: state.failure,
    errors: state.errors,
    clear: () => setState(untouched),
    /** The message under a field, in the reader's language. */
    errorOf: (field: string): string | undefined => errorText(state.errors[field]),
  };
}

/**
 * Where a form goes that is sent before the page came alive: to the page itself, under its prefixed address,
 * because some bare ones (`/login`) are calls when posted to.
 */
function pageAction(pathname: string): string {
  const { locale, bare } = splitLocale(pathname);
  return `/${locale}${bare}`;
}

/** Whoever enters a field will send the form: the schemas come meanwhile. A failure is reported when it is sent. */
function prepare(): void {
  loadContract().catch(() => {});
}

function focusFirst(form: HTMLFormElement, errors: State['errors']): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.name in errors) {
      element.focus();
      return;
    }
  }
}
