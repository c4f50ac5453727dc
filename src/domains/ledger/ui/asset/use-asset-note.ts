import { useTranslations } from 'use-intl';

/** What an asset is, in two words: "Share, GPW". */
export function useAssetNote() {
  const t = useTranslations('transactions');
  const exchange = (mic: string | null): string | null => {
    if (!mic) return null;
    const key = `exchanges.${mic}` as 'exchanges.XWAR';
    return t.has(key) ? t(key) : null;
  };
  const kind = (slug: string | null): string => {
    const key = `classes.${slug}` as 'classes.stocks';
    return t.has(key) ? t(key) : t('classes.other');
  };
  const note = (slug: string | null, mic: string | null): string => {
    const at = exchange(mic);
    return at ? t('assetNote', { kind: kind(slug), exchange: at }) : kind(slug);
  };
  return {
    exchange,
    note,
    /** Which of several listings it is (U-15): "ETF, Xetra, EUR". */
    listing: (slug: string | null, mic: string | null, currency: string): string =>
      `${note(slug, mic)}, ${currency}`,
  };
}
