import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { Bait, FormToken } from '../../../design-system/forms/plain/form-extras.tsx';
import { type SentForm, useActionOf } from '../../../design-system/forms/plain/sent-form.ts';
import { usePlainForm } from '../../../design-system/forms/plain/use-plain-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import styles from './newsletter-form.module.css';

type Props = {
  formToken: string;
  /** What came back of it, on the page that it is sent to. */
  sent?: SentForm | undefined;
};

/** One address and one button; the texts are in the site's catalogue. */
export function NewsletterForm({ formToken, sent }: Props) {
  const t = useTranslations('site.newsletter');
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const { formProps, sending, failure, errorOf, typedIn } = usePlainForm({
    load: async () => (await import('../contract.ts')).subscribeNewsletter,
    action: useActionOf('newsletter'),
    sent,
    isGuarded: true,
    onDone: ({ email }) => setSubscribed(String(email).trim()),
  });

  if (subscribed !== null) {
    return (
      <p role="status" className={styles.done}>
        <Icon name="check" />
        <span>{t('subscribed', { email: subscribed })}</span>
      </p>
    );
  }
  return (
    <form className={styles.form} {...formProps}>
      <FormToken value={formToken} />
      <Bait label={t('bait')} />
      <Field
        label={t('email')}
        hideLabel
        size="lg"
        error={errorOf('email') ?? failure?.text}
        className={styles.field}
      >
        <TextInput
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('placeholder')}
          defaultValue={typedIn('email')}
        />
      </Field>
      <Button type="submit" variant="ink" loading={sending} className={styles.submit}>
        {t('submit')}
      </Button>
      <p className={styles.note}>{t('note')}</p>
    </form>
  );
}
