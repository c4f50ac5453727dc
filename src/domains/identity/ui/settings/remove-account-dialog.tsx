import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { confirmCodeMatches } from '../../../../design-system/overlays/confirm-code.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { removeUser } from '../../contract.ts';
import { leaveFor } from '../sign-in/leave-for.ts';
import styles from './remove-account-dialog.module.css';

type Props = {
  email: string;
  plans: boolean;
  /** Amounts that end with the account, as they are written. */
  credit: readonly string[];
  open: boolean;
  onClose: () => void;
};

/** The last question before an account is gone: its address typed again, and the password. */
export function RemoveAccountDialog({ email, plans, credit, open, onClose }: Props) {
  const t = useTranslations('settings.removal');
  const formId = useId();
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('dialogTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={sending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} email={email} plans={plans} credit={credit} onSending={setSending} />
    </Dialog>
  );
}

type FormProps = Pick<Props, 'email' | 'plans' | 'credit'> & {
  id: string;
  onSending: (sending: boolean) => void;
};

function Form({ id, email, plans, credit, onSending }: FormProps) {
  const t = useTranslations('settings.removal');
  const ui = useTranslations('ui');
  const to = usePath();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const { submit, errorOf, field } = useCallForm<typeof removeUser, { password: string }>(removeUser, {
    defaults: {},
    onDone: () => leaveFor(to('home')),
    onFailure: toast.error,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!confirmCodeMatches(email, typed)) {
      setMismatch(true);
      toast.error(ui('codeMismatch'));
      return;
    }
    onSending(true);
    await submit();
    onSending(false);
  };
  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      <p className={styles.effect}>{t('effect')}</p>
      {plans && <p className={styles.effect}>{t('plan')}</p>}
      {credit.map((amount) => (
        <p key={amount} className={styles.effect}>
          {t('credit', { amount })}
        </p>
      ))}
      <Field
        label={t.rich('code', { code: email, b: (text) => <b>{text}</b> })}
        error={mismatch ? ui('codeMismatch') : undefined}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMismatch(false);
          }}
        />
      </Field>
      <Field label={t('password')} error={errorOf('password')}>
        <PasswordInput {...field('password')} autoComplete="current-password" />
      </Field>
    </form>
  );
}
