import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { removeSiteText } from '../contract.ts';
import type { Language, SiteTextDraft } from './site-text.ts';

/** Gives a page the product's own words back, after a question. */
export function useTakeBack({ type, name }: SiteTextDraft, lang: Language, onChanged: () => void) {
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
