import { useTranslations } from 'use-intl';
import { confirm } from './confirm.ts';

/** Asks whether entries that are not saved may be thrown away (rule U-12). */
export function useDiscardQuestion(): () => Promise<boolean> {
  const t = useTranslations('ui.discard');
  return () =>
    confirm({
      title: t('title'),
      body: t('text'),
      danger: true,
      confirmLabel: t('confirm'),
      cancelLabel: t('keep'),
    });
}
