import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { longestDescription, longestTitle } from '../contract.ts';
import { PagePreview } from './page-preview.tsx';
import { SearchPreview } from './search-preview.tsx';
import { addressOf } from './site-text.ts';
import styles from './text-form.module.css';
import { useTakeBack } from './use-take-back.ts';
import { type TextFormProps, type TextFormState, useTextForm } from './use-text-form.ts';

/** The words of a page in one language. */
export function TextForm(props: TextFormProps) {
  const t = useTranslations('admin.texts');
  const { draft, lang, onChanged } = props;
  const { edited } = draft[lang];
  const text = useTextForm(props);
  const { removing, takeBack } = useTakeBack(draft, lang, onChanged);
  const { title, description } = text.form.watch();
  const address = addressOf(draft.type, lang);
  return (
    <Card
      title={t(`languages.${lang}`)}
      action={
        <StatusPill tone={edited ? 'amber' : 'neutral'} icon={edited ? 'edit' : 'check'}>
          {edited ? t('yours') : t('own')}
        </StatusPill>
      }
    >
      <form className={styles.form} onSubmit={text.submit} noValidate lang={lang}>
        <TextFields text={text} />
        <SearchPreview title={title} description={description} address={address} />
        <div className={styles.actions}>
          <Button type="submit" variant="ink" loading={text.sending}>
            {t('save')}
          </Button>
          <Button icon="eye" onClick={() => void text.preview()}>
            {t('pagePreview.open')}
          </Button>
          {edited && (
            <Button variant="text" loading={removing} onClick={takeBack}>
              {t('takeBack')}
            </Button>
          )}
          <TextLink tone="muted" href={address} target="_blank" rel="noreferrer" className={styles.open}>
            {t('open')}
          </TextLink>
        </div>
      </form>
      {text.previewed && (
        <PagePreview
          type={draft.type}
          name={draft.name}
          lang={lang}
          words={text.previewed}
          onClose={text.closePreview}
          onSave={() => {
            text.closePreview();
            void text.submit();
          }}
        />
      )}
    </Card>
  );
}

function TextFields({ text: { form, field, errorOf } }: { text: TextFormState }) {
  const t = useTranslations('admin.texts');
  const { title, description } = form.watch();
  const badBlock = Object.keys(form.formState.errors).find((name) => name.startsWith('blocks'));
  return (
    <>
      <Field
        label={t('title')}
        hint={t('titleHint')}
        error={errorOf('title')}
        corner={<Count text={title} most={longestTitle} />}
      >
        <TextInput {...field('title')} />
      </Field>
      <Field
        label={t('description')}
        hint={t('descriptionHint')}
        error={errorOf('description')}
        corner={<Count text={description} most={longestDescription} />}
      >
        <Textarea {...field('description')} rows={3} />
      </Field>
      <Field
        label={t('blocks')}
        hint={t('blocksHint')}
        error={badBlock && errorOf(badBlock as 'blocks')}
        optional
      >
        <Textarea {...field('blocks')} rows={6} />
      </Field>
    </>
  );
}

function Count({ text, most }: { text: string; most: number }) {
  const t = useTranslations('admin.texts');
  return <span className={styles.count}>{t('count', { count: text.trim().length, most })}</span>;
}
