import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { nameAmong } from '../../../../foundation/name-in.ts';
import type { PageName } from '../../../../i18n/paths.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useDashboard } from '../dashboard-context.ts';
import { moduleOf } from '../navigation/navigation.ts';

/** Whoever comes by a link to a page of a module that is not connected is told how to connect it. */
export function useInactiveModuleNotice(page: PageName = 'market'): void {
  const t = useTranslations('dashboard.banners');
  const locale = useLocale();
  const addModule = usePath()('addModule');
  const { modules, showNotice } = useDashboard();
  const module = modules.find(({ slug }) => slug === moduleOf(page));
  const inactive =
    module && !module.is_connected
      ? t('moduleInactive', { module: nameAmong(module.languages, locale) })
      : undefined;
  const action = t('activate');
  useEffect(() => {
    if (!inactive) return;
    showNotice({ text: inactive, tone: 'amber', action: { label: action, to: addModule } });
    return () => showNotice(undefined);
  }, [inactive, action, addModule, showNotice]);
}
