import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../../foundation/format-number.ts';

type Known = Parameters<ReturnType<typeof useTranslations<'lookThrough.keys'>>>[0];

/** Names of sectors, kinds and of what has none, and percentages as they stand everywhere on the page. */
export function useExposureWords() {
  const t = useTranslations('lookThrough.keys');
  const numbers = useNumbers();
  return {
    nameOf: ({ key, name }: { key: string; name?: string | null }): string =>
      name ?? (t.has(key as Known) ? t(key as Known) : key.toUpperCase()),
    percent: (value: number | string, decimals = 1): string =>
      numbers.percent(typeof value === 'number' ? (plain(value) ?? '0') : value, { decimals }),
  };
}
