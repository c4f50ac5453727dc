import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import styles from './newsletter-form.module.css';
import { SubscribeError, type SubscribeFailure, subscribe } from './subscribe.ts';

type State =
  | { at: 'idle' | 'sending' }
  | { at: 'refused'; failure: SubscribeFailure }
  | { at: 'subscribed'; email: string };

/** One address and one button; the texts are in the site's catalogue. */
export function NewsletterForm() {
  const locale = useLocale();
  const t = useTranslations('site.newsletter');
  const [state, setState] = useState<State>({ at: 'idle' });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'sending') return;
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (!input.validity.valid) {
      setState({ at: 'refused', failure: 'emailError' });
      input.focus();
      return;
    }
    setState({ at: 'sending' });
    try {
      await subscribe(input.value, locale);
      setState({ at: 'subscribed', email: input.value });
    } catch (error) {
      setState({ at: 'refused', failure: error instanceof SubscribeError ? error.failure : 'failed' });
      input.focus();
    }
  };

  if (state.at === 'subscribed') {
    return (
      <p role="status" className={styles.done}>
        <Icon name="check" />
        <span>{t('subscribed', { email: state.email })}</span>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={t('email')}
        hideLabel
        size="lg"
        error={state.at === 'refused' ? t(state.failure) : undefined}
        className={styles.field}
      >
        <TextInput
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t('placeholder')}
          onChange={() => state.at === 'refused' && setState({ at: 'idle' })}
        />
      </Field>
      <Button type="submit" variant="ink" loading={state.at === 'sending'} className={styles.submit}>
        {t('submit')}
      </Button>
      <p className={styles.note}>{t('note')}</p>
    </form>
  );
}
