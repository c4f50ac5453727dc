import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { changePassword } from '../../contract.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import styles from './settings-form.module.css';

type Values = {
  current_password: string;
  password: string;
  password_confirmation: string;
  end_api_key?: boolean;
};
type Props = {
  /** There is an API key that could end with the password. */
  hasKey: boolean;
  disabled: boolean;
  onChanged: () => void;
};

export function ChangePasswordForm({ hasKey, disabled, onChanged }: Props) {
  const t = useTranslations('settings.password');
  // A new round is a new form: typed passwords do not stay on the screen.
  const [round, setRound] = useState(0);
  return (
    <Card title={t('title')}>
      <Form
        key={round}
        hasKey={hasKey}
        disabled={disabled}
        onChanged={() => {
          setRound(round + 1);
          onChanged();
        }}
      />
    </Card>
  );
}

function Form({ hasKey, disabled, onChanged }: Props) {
  const t = useTranslations('settings.password');
  const { submit, sending, errorOf, field } = useCallForm<typeof changePassword, Values>(changePassword, {
    defaults: {},
    onDone: () => {
      toast.success(t('changed'));
      onChanged();
    },
    onFailure: toast.error,
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.form} disabled={disabled} aria-label={t('title')}>
        <Field label={t('current')} error={errorOf('current_password')}>
          <PasswordInput {...field('current_password')} autoComplete="current-password" />
        </Field>
        <NewPasswordFields
          password={{ ...field('password'), label: t('new'), error: errorOf('password') }}
          confirmation={{
            ...field('password_confirmation'),
            label: t('again'),
            error: errorOf('password_confirmation'),
          }}
        />
        {hasKey && (
          <div>
            <Checkbox {...field('end_api_key')}>{t('endApiKey')}</Checkbox>
            <p className={styles.aside}>{t('endApiKeyHint')}</p>
          </div>
        )}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={sending} disabled={disabled}>
          {t('submit')}
        </Button>
        <span className={styles.aside}>{t('hint')}</span>
      </div>
    </form>
  );
}
