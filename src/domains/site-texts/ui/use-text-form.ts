import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { writeSiteText } from '../contract.ts';
import { blocksOf, typedOf } from '../text-blocks.ts';
import type { Previewed } from './page-preview.tsx';
import type { Language, SiteTextDraft } from './site-text.ts';

type Values = { title: string; description: string; blocks: string };

export type TextFormProps = {
  draft: SiteTextDraft;
  lang: Language;
  onChanged: () => void;
  /** Hears whether something was written that is not stored. */
  onEdited: (lang: Language, edited: boolean) => void;
};

const writtenIn = ({ title, description, blocks }: Values): Previewed => ({
  title: title.trim(),
  description: description.trim(),
  blocks: blocksOf(blocks),
});

/** What is written in the form of one language: stored by the call, or shown before that. */
export function useTextForm({ draft, lang, onChanged, onEdited }: TextFormProps) {
  const t = useTranslations('admin.texts');
  const { own, edited } = draft[lang];
  const words = edited ?? own;
  const call = useCallForm<typeof writeSiteText, Values>(writeSiteText, {
    defaults: { title: words.title, description: words.description, blocks: typedOf(words.blocks) },
    toBody: (values) => ({
      type: draft.type,
      lang,
      ...writtenIn(values),
      known_at: edited?.updated_at ?? null,
    }),
    onDone: () => {
      toast.success(t('saved'));
      onChanged();
    },
    onFailure: (message) => toast.error(message),
  });
  const { form, edited: isEdited } = call;
  useEffect(() => {
    onEdited(lang, isEdited);
    return () => onEdited(lang, false);
  }, [lang, isEdited, onEdited]);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const preview = async () => {
    if (await form.trigger()) setPreviewed(writtenIn(form.getValues()));
  };
  return { ...call, preview, previewed, closePreview: () => setPreviewed(null) };
}

export type TextFormState = ReturnType<typeof useTextForm>;
