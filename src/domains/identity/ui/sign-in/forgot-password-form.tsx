import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import {
  failureOfSent,
  type SentForm,
  useOwnAction,
  useSentForm,
} from '../../../../design-system/forms/plain/sent-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import styles from '../account-form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { loadContract } from '../load-contract.ts';

type State = { at: 'writing' | 'sending' | 'wrongAddress' } | { at: 'failed'; failure: unknown };

type Props = { formToken: string; onSent: (email: string) => void };

/** Where one begins who sent the form without scripts. */
function begunWith(sent: SentForm | undefined): State {
  if (!sent) return { at: 'writing' };
  return sent.errors.email ? { at: 'wrongAddress' } : { at: 'failed', failure: failureOfSent(sent) };
}

/** Asks for a link that sets a new password. Whether the address is known is never said. */
export function ForgotPasswordForm({ formToken, onSent }: Props) {
  const t = useTranslations('auth');
  const locale = useLocale();
  const failureText = useFailureText();
  const action = useOwnAction();
  const sent = useSentForm();
  const [state, setState] = useState(() => begunWith(sent));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    setState({ at: 'sending' });
    try {
      const { requestMail } = await loadContract();
      const query = { type: 'reset-password' as const, email: input.value };
      if (!requestMail.query?.safeParse(query).success) {
        setState({ at: 'wrongAddress' });
        input.focus();
        return;
      }
      await callApi(requestMail, { query }, locale);
      onSent(input.value.trim());
    } catch (failure) {
      setState({ at: 'failed', failure });
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={() => setState({ at: 'writing' })}
    >
      <FormToken value={formToken} />
      <FormFailure>{state.at === 'failed' && failureText(state.failure)}</FormFailure>
      <Field
        label={t('email')}
        size="lg"
        error={state.at === 'wrongAddress' ? t('forgot.emailError') : undefined}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={sent?.values.email}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" full loading={state.at === 'sending'}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
