import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePath } from '../../../i18n/use-path.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { moduleOf } from '../shell/navigation.ts';

/** Whoever comes by a link while the module of these pages is not connected is told how to connect it. */
export function useInactiveModuleNotice(): void {
  const t = useTranslations('dashboard.banners');
  const locale = useLocale();
  const addModule = usePath()('addModule');
  const { modules, showNotice } = useDashboard();
  const module = modules.find(({ slug }) => slug === moduleOf('market'));
  const inactive =
    module && !module.is_connected
      ? t('moduleInactive', { module: module.languages.find(({ lang }) => lang === locale)?.name ?? '' })
      : undefined;
  const action = t('activate');
  useEffect(() => {
    if (!inactive) return;
    showNotice({ text: inactive, tone: 'amber', action: { label: action, to: addModule } });
    return () => showNotice(undefined);
  }, [inactive, action, addModule, showNotice]);
}
