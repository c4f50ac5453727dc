import { useTranslations } from 'use-intl';
import type { IconName } from '../../../../design-system/brand/icon.tsx';
import { marketClasses } from '../../../../domains/market-data/contract.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { connectedSlugs, navIcons, sidebarGroups } from '../navigation/navigation.ts';
import type { Found } from './find-commands.ts';
import type { Searched } from './search.tsx';

export type SearchOption = Found & { to: string; icon: IconName };
export type SearchGroup = { label: string; options: SearchOption[] };

type Options = Searched & { properties: readonly { id: string; name: string }[] };

/** Everything the search can lead to: the pages of the menu, the markets, and one entry for each portfolio and property. */
export function useSearchOptions({ modules, portfolios, properties, isAdmin }: Options): SearchGroup[] {
  const t = useTranslations('dashboard');
  const to = usePath();
  const connected = connectedSlugs(modules);
  const pages: SearchOption[] = sidebarGroups(modules)
    .flat()
    .map((page) => ({ id: page, title: t(`nav.${page}`), to: to(page), icon: navIcons[page] }));
  if (connected.includes('real-estate')) {
    pages.push({
      id: 'propertyReports',
      title: t('nav.propertyReports'),
      to: to('propertyReports'),
      icon: 'reports',
    });
  }
  pages.push({ id: 'payment', title: t('nav.payment'), to: to('payment'), icon: 'tag' });
  if (isAdmin) pages.push({ id: 'admin', title: t('nav.admin'), to: to('admin'), icon: 'users' });
  const markets: SearchOption[] = connected.includes('brokerage-investments')
    ? marketClasses.map((of) => ({
        id: `market-${of}`,
        title: t(`markets.${of}`),
        to: to('market', { class: of }),
        icon: 'globe',
      }))
    : [];
  return [
    {
      label: t('search.portfolios'),
      options: portfolios.map(({ id, name }) => ({
        id: `portfolio-${id}`,
        title: t('search.portfolio', { name }),
        to: `${to('assets')}?portfolio_id=${encodeURIComponent(id)}`,
        icon: 'portfolios',
      })),
    },
    {
      label: t('search.properties'),
      options: properties.map(({ id, name }) => ({
        id: `property-${id}`,
        title: t('search.property', { name }),
        to: `${to('properties')}?property=${encodeURIComponent(id)}`,
        icon: 'building',
      })),
    },
    { label: t('search.pages'), options: pages },
    { label: t('search.markets'), options: markets },
  ];
}
