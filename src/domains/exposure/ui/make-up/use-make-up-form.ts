import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useErrorText, useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { readMakeUp, saveMakeUp } from '../../contract.ts';
import { isSaid } from '../../make-up/make-up.ts';
import type { MakeUpModalProps } from '../exposure-modals.ts';
import { bodyOf, fieldIn, type MakeUpBody, type MakeUpValues, valuesOf } from './make-up-values.ts';

/** What is known so far, to begin with. */
export function useKnownMakeUp(id: string, today: string) {
  const locale = useLocale();
  return useLoaded<MakeUpValues>(id, async (signal) => {
    const { data } = await callApi(readMakeUp, { params: { id } }, locale, signal);
    return valuesOf(data, today);
  });
}

/** Sends a make-up; what is wrong with a line comes back to that line. One that replaces another can be undone, and says so itself. */
export function useMakeUpSaving(fund: MakeUpModalProps['fund'], onSaved: () => void) {
  const t = useTranslations('lookThrough.form');
  const locale = useLocale();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (body: MakeUpBody, place: (name: string) => string) => {
    if (sending) return;
    setSending(true);
    setErrors({});
    try {
      await callApi(saveMakeUp, { params: { id: fund.instrument_id }, body }, locale);
      if (!isSaid(fund)) toast.success(t('saved'));
      await revalidate();
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const fields = Object.entries(failure.errors);
      setErrors(
        fields.length > 0
          ? Object.fromEntries(fields.map(([name, [key]]) => [place(name), errorText(key) ?? '']))
          : { form: failureText(failure) },
      );
    } finally {
      setSending(false);
    }
  };
  return {
    sending,
    errors,
    clear: () => setErrors({}),
    save: (values: MakeUpValues) => send(bodyOf(values), (name) => fieldIn(values, name)),
    send: (body: MakeUpBody) => send(body, (name) => name),
  };
}
