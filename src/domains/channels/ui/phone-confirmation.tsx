import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { confirmPhone, readPhone, sendPhoneCode } from '../contract.ts';
import styles from './phone-confirmation.module.css';

type Phone = CallOutput<typeof readPhone>['data'];

/**
 * Whether the account's number is confirmed, and how to do so. It needs the texts of `channels`; for another number
 * give it another key.
 */
export function PhoneConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('channels.phone');
  const locale = useLocale();
  const { shown, reload, replace } = useLoaded(locale, async (signal) => {
    return (await callApi(readPhone, {}, locale, signal)).data;
  });
  if (shown.state === 'failed') return <ErrorState title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={44} />;
  const phone = shown.value;
  if (!phone.number) return null;
  return (
    <div className={styles.phone}>
      <div className={styles.head}>
        <span className={styles.number}>{phone.number}</span>
        <StatusPill tone={phone.confirmed ? 'gain' : 'amber'}>
          {t(phone.confirmed ? 'confirmed' : 'unconfirmed')}
        </StatusPill>
      </div>
      {!phone.confirmed && (
        <Unconfirmed
          number={phone.number}
          phone={phone}
          onChange={(next) => {
            replace(next);
            if (next.confirmed) onConfirmed();
          }}
        />
      )}
    </div>
  );
}

type UnconfirmedProps = {
  number: string;
  phone: Phone;
  onChange: (phone: Phone) => void;
};

function Unconfirmed({ number, phone, onChange }: UnconfirmedProps) {
  const t = useTranslations('channels.phone');
  const locale = useLocale();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { data } = await callApi(sendPhoneCode, {}, locale);
      toast.success(t(data.uncertain ? 'uncertain' : 'sent', { number }));
      onChange({ ...phone, code_until: data.code_until });
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setSending(false);
  };
  const waiting = phone.code_until !== null;
  const button = (
    <Button type="button" onClick={send} loading={sending} variant={waiting ? 'text' : 'ink'}>
      {t(waiting ? 'again' : 'send')}
    </Button>
  );
  return (
    <>
      <p className={styles.text}>{t('text', { number })}</p>
      {waiting ? <CodeForm onConfirmed={onChange} another={button} /> : button}
    </>
  );
}

type CodeProps = { onConfirmed: (phone: Phone) => void; another: ReactNode };

function CodeForm({ onConfirmed, another }: CodeProps) {
  const t = useTranslations('channels.phone');
  const { submit, sending, errorOf, field } = useCallForm(confirmPhone, {
    defaults: { code: '' },
    onDone: ({ data }) => {
      toast.success(t('done'));
      onConfirmed(data);
    },
    onFailure: (message) => toast.error(message),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('code')} hint={t('codeHint')} error={errorOf('code')}>
        <TextInput {...field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="ink" loading={sending}>
          {t('confirm')}
        </Button>
        {another}
      </div>
    </form>
  );
}
