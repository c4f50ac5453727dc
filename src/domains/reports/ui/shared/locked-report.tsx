import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { FormToken } from '../../../../design-system/forms/plain/form-extras.tsx';
import { failureOfSent, useActionOf, useSentForm } from '../../../../design-system/forms/plain/sent-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../../design-system/inputs/password-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useErrorText, useFailureText } from '../../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import type { PageName } from '../../../../i18n/paths.ts';
import type { unlockReport } from '../../sharing-contract.ts';
import styles from './locked-report.module.css';

type Props = {
  id: string;
  formToken: string;
  /** Where it is, and what the password is said to: another kind of paper has its own. */
  page?: PageName;
  unlock?: () => Promise<typeof unlockReport>;
};

// Fetched when needed: who only reads needs no schemas.
const ofReports = async () => (await import('../../sharing-contract.ts')).unlockReport;

/** Asks for the password, with scripts and without (PS-10); nothing of the report is told before. */
export function LockedReport({ id, formToken, page = 'sharedReport', unlock = ofReports }: Props) {
  const t = useTranslations('reportShared.locked');
  const errorText = useErrorText();
  const failureText = useFailureText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const sent = useSentForm();
  const action = `${useActionOf(page)}/${encodeURIComponent(id)}`;
  const [error, setError] = useState(sent && failureText(failureOfSent(sent)));
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (password === '') return setError(errorText('sharedPasswordError'));
    setSending(true);
    try {
      await callApi(await unlock(), { params: { id }, body: { password } }, locale);
      await revalidate();
    } catch (failure) {
      // Taken back since the page came: it says so itself.
      if (failure instanceof ApiFailure && failure.status === 404) await revalidate();
      else setError(failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Card className={styles.card}>
      <span className={styles.mark}>
        <Icon name="lock" size={24} />
      </span>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <form method="post" action={action} className={styles.form} onSubmit={send} noValidate>
        <FormToken value={formToken} />
        <Field label={t('password')} error={error}>
          <PasswordInput
            name="password"
            autoComplete="off"
            maxLength={200}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" full loading={sending}>
          {t('open')}
        </Button>
      </form>
    </Card>
  );
}
