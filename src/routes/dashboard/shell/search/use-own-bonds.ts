import { useLocale, useTranslations } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { listBonds } from '../../../../domains/bonds/contract.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { SearchGroup } from './use-search-options.ts';

type Held = { id: string; symbol: string; amount: number };

/** The bonds that are held, asked for each time the search opens; without them it finds everything else. */
export function useOwnBonds(wanted: boolean): SearchGroup {
  const t = useTranslations('dashboard.search');
  const to = usePath();
  const locale = useLocale();
  const { kept } = useLoaded(wanted ? locale : null, () => callApi(listBonds, { query: {} }, locale));
  const found: readonly Held[] = kept?.value.data ?? [];
  return {
    label: t('bonds'),
    options: found.map(({ id, symbol, amount }) => ({
      id: `bond-${id}`,
      title: t('bond', { symbol, count: amount }),
      to: `${to('bonds')}?holding=${encodeURIComponent(id)}`,
      icon: 'bond',
    })),
  };
}
