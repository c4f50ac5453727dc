import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { longestDescription, longestTitle, removeSiteText, writeSiteText } from '../contract.ts';
import { blocksOf, typedOf } from '../text-blocks.ts';
import { SearchPreview } from './search-preview.tsx';
import { addressOf, type Language, type SiteTextDraft } from './site-text.ts';
import styles from './text-form.module.css';

type Values = { title: string; description: string; blocks: string };
type Props = { draft: SiteTextDraft; lang: Language; onChanged: () => void };

/** The words of a page in one language. */
export function TextForm({ draft, lang, onChanged }: Props) {
  const t = useTranslations('admin.texts');
  const { own, edited } = draft[lang];
  const words = edited ?? own;
  const { form, submit, sending, errorOf, field } = useCallForm<typeof writeSiteText, Values>(writeSiteText, {
    defaults: { title: words.title, description: words.description, blocks: typedOf(words.blocks) },
    toBody: (values) => ({
      type: draft.type,
      lang,
      title: values.title,
      description: values.description,
      blocks: blocksOf(values.blocks),
      known_at: edited?.updated_at ?? null,
    }),
    onDone: () => {
      toast.success(t('saved'));
      onChanged();
    },
    onFailure: (message) => toast.error(message),
  });
  const { removing, takeBack } = useTakeBack(draft, lang, onChanged);
  const { title, description } = form.watch();
  const address = addressOf(draft.type, lang);
  const badBlock = Object.keys(form.formState.errors).find((name) => name.startsWith('blocks'));
  return (
    <Card
      title={t(`languages.${lang}`)}
      action={
        <StatusPill tone={edited ? 'amber' : 'neutral'} icon={edited ? 'edit' : 'check'}>
          {edited ? t('yours') : t('own')}
        </StatusPill>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate lang={lang}>
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
        <SearchPreview title={title} description={description} address={address} />
        <div className={styles.actions}>
          <Button type="submit" variant="ink" loading={sending}>
            {t('save')}
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
    </Card>
  );
}

function Count({ text, most }: { text: string; most: number }) {
  const t = useTranslations('admin.texts');
  return <span className={styles.count}>{t('count', { count: text.trim().length, most })}</span>;
}

function useTakeBack({ type, name }: SiteTextDraft, lang: Language, onChanged: () => void) {
  const t = useTranslations('admin.texts');
  const common = useTranslations('common.error');
  const locale = useLocale();
  const [removing, setRemoving] = useState(false);
  const takeBack = async () => {
    const question = {
      title: t('takeBackTitle', { name }),
      effect: t('takeBackEffect', { language: t(`languages.${lang}`) }),
      confirmLabel: t('takeBack'),
    };
    if (!(await confirm(question))) return;
    setRemoving(true);
    try {
      await callApi(removeSiteText, { query: { type, lang } }, locale);
      toast.success(t('takenBack'));
      onChanged();
    } catch {
      toast.error(common('general'));
    }
    setRemoving(false);
  };
  return { removing, takeBack };
}
