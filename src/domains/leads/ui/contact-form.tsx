import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Bait, FormToken } from '../../../design-system/forms/plain/form-extras.tsx';
import { useActionOf, useSentForm } from '../../../design-system/forms/plain/sent-form.ts';
import { usePlainForm } from '../../../design-system/forms/plain/use-plain-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './contact-form.module.css';

/** As the contract has them, which is fetched when the form is touched. */
export type ContactBounds = { message: number; keptMonths: number };

type Props = {
  formToken: string;
  bounds: ContactBounds;
  /** Who is signed in need not say who they are. */
  known: { name: string; email: string } | null;
  /** The address of the privacy policy. */
  privacy: string;
  /** It was sent without scripts. */
  isSent: boolean;
};

export function ContactForm({ formToken, bounds, known, privacy, isSent }: Props) {
  const t = useTranslations('contact.form');
  const [done, setDone] = useState(isSent);
  const sent = useSentForm();
  const { formProps, sending, failure, errorOf, typedIn } = usePlainForm({
    load: async () => (await import('../contract.ts')).sendContactMessage,
    action: useActionOf('contact'),
    sent,
    isGuarded: true,
    onDone: () => setDone(true),
  });
  if (done) return <MessageSent onAnother={() => setDone(false)} />;
  return (
    <form className={styles.form} aria-label={t('label')} {...formProps}>
      <FormToken value={formToken} />
      <Bait label={t('bait')} />
      {failure && <FormRefusal>{failure.text}</FormRefusal>}
      <div className={styles.pair}>
        <Field label={t('name')} size="lg" error={errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={typedIn('name') ?? known?.name}
          />
        </Field>
        <Field label={t('email')} size="lg" error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={typedIn('email') ?? known?.email}
          />
        </Field>
        <Field label={t('company')} size="lg" optional error={errorOf('company')}>
          <TextInput
            name="company"
            autoComplete="organization"
            maxLength={120}
            defaultValue={typedIn('company')}
          />
        </Field>
        <Field label={t('phone')} size="lg" optional error={errorOf('phone')}>
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={120}
            defaultValue={typedIn('phone')}
          />
        </Field>
      </div>
      <MessageField most={bounds.message} begun={typedIn('message') ?? ''} error={errorOf('message')} />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="lg" loading={sending}>
          {t('submit')}
        </Button>
        <p className={styles.privacy}>
          {t.rich('privacy', {
            months: bounds.keptMonths,
            privacy: (text: ReactNode) => <TextLink href={privacy}>{text}</TextLink>,
          })}
        </p>
      </div>
    </form>
  );
}

type MessageProps = { most: number; begun: string; error: string | undefined };

/** What is too long is not cut off: one sees by how much, and shortens it. */
function MessageField({ most, begun, error }: MessageProps) {
  const t = useTranslations('contact.form');
  const [length, setLength] = useState(begun.length);
  const left = most - length;
  const count =
    length === 0 ? t('most', { most }) : left < 0 ? t('over', { over: -left }) : t('left', { left });
  return (
    <Field label={t('message')} size="lg" error={error ?? (left < 0 ? count : undefined)} hint={count}>
      <Textarea
        name="message"
        required
        rows={7}
        className={styles.message}
        defaultValue={begun}
        onInput={(event) => setLength(event.currentTarget.value.trim().length)}
      />
    </Field>
  );
}

function MessageSent({ onAnother }: { onAnother: () => void }) {
  const t = useTranslations('contact.sent');
  const to = usePath();
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.sent}>
      <EmptyState
        level={2}
        glyph="filled"
        title={t('title')}
        text={t('text')}
        actions={
          <Button to={to('contact')} onClick={onAnother}>
            {t('another')}
          </Button>
        }
      />
    </div>
  );
}
