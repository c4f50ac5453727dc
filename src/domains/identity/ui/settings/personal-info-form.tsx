import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import type { FieldErrors } from '../../../../foundation/failure.ts';
import { updateUser } from '../../contract.ts';
import { ResendLink } from '../sign-in/resend-link.tsx';
import type { User } from '../user.ts';
import styles from './settings-form.module.css';

type Values = {
  name: string;
  username: string;
  first_name: string;
  email: string;
  current_password?: string;
  city: string;
  streetAddress: string;
  postalCode: string;
};
type Props = { user: User; disabled: boolean; onSaved: () => void };

export function PersonalInfoForm({ user, disabled, onSaved }: Props) {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const [moving, setMoving] = useState(false);
  const isAnother = (email: string) => email.trim().toLowerCase() !== user.email;
  const { form, submit, sending, errorOf, field } = useCallForm<typeof updateUser, Values>(updateUser, {
    defaults: {},
    params: { id: user.id },
    check: ({ email, current_password }): FieldErrors =>
      isAnother(email) && !current_password ? { current_password: ['passwordError'] } : {},
    onDone: (answer, { email }) => {
      if (!answer.success) return void toast.error(answer.message);
      toast.success(isAnother(email) ? t('profile.emailMoved', { email: email.trim() }) : t('saved'));
      setMoving(false);
      form.setValue('current_password', '');
      onSaved();
    },
    onFailure: (message, failure) => toast.error(failure.empty ? message : common('error.settings')),
  });
  const email = field('email');
  const verified = user.email_verified_at !== null;
  return (
    <Card title={t('profile.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.fields} disabled={disabled} aria-label={t('profile.title')}>
          <Field label={t('profile.name')} error={errorOf('name')} className={styles.wide}>
            <TextInput {...field('name')} defaultValue={user.name} autoComplete="name" maxLength={60} />
          </Field>
          <Field label={t('profile.username')} error={errorOf('username')}>
            <TextInput
              {...field('username')}
              defaultValue={user.username}
              autoComplete="nickname"
              maxLength={60}
            />
          </Field>
          <Field label={t('profile.firstName')} optional error={errorOf('first_name')}>
            <TextInput
              {...field('first_name')}
              defaultValue={user.first_name ?? ''}
              autoComplete="given-name"
              maxLength={60}
            />
          </Field>
          <Field
            label={t('profile.email')}
            hint={t('profile.emailHint')}
            error={errorOf('email')}
            className={styles.wide}
          >
            <TextInput
              {...email}
              onChange={(event) => {
                setMoving(isAnother(event.target.value));
                return email.onChange(event);
              }}
              type="email"
              inputMode="email"
              defaultValue={user.email}
              autoComplete="email"
              after={
                <StatusPill tone={verified ? 'gain' : 'amber'}>
                  {verified ? t('profile.verified') : t('profile.unverified')}
                </StatusPill>
              }
            />
          </Field>
          {moving && (
            <Field
              label={t('profile.password')}
              hint={t('profile.passwordHint')}
              error={errorOf('current_password')}
              className={styles.wide}
            >
              <PasswordInput {...field('current_password')} autoComplete="current-password" />
            </Field>
          )}
          <Field
            label={t('profile.street')}
            optional
            error={errorOf('streetAddress')}
            className={styles.wide}
          >
            <TextInput
              {...field('streetAddress')}
              defaultValue={user.address.street}
              autoComplete="address-line1"
            />
          </Field>
          <Field label={t('profile.postalCode')} optional error={errorOf('postalCode')}>
            <TextInput {...field('postalCode')} defaultValue={user.address.zip} autoComplete="postal-code" />
          </Field>
          <Field label={t('profile.city')} optional error={errorOf('city')}>
            <TextInput {...field('city')} defaultValue={user.address.city} autoComplete="address-level2" />
          </Field>
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={sending} disabled={disabled}>
            {t('save')}
          </Button>
          {!verified && <ResendLink email={user.email} />}
        </div>
      </form>
    </Card>
  );
}
