import { useTranslations } from 'use-intl';

type Known = Parameters<ReturnType<typeof useTranslations<'market.sectors'>>>[0];

/** What a sector is called; a provider's own name for one we do not know stays as it is. */
export function useSectorName(): (sector: string) => string {
  const t = useTranslations('market.sectors');
  return (sector) => (t.has(sector as Known) ? t(sector as Known) : sector);
}
