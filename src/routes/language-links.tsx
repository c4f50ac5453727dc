import { defaultLocale, locales } from '../i18n/locales.ts';
import { inLocale, splitLocale } from '../i18n/paths.ts';

type Props = { origin: string; pathname: string };

/** Tells search engines which address a page is known by and where its other languages are. */
export function LanguageLinks({ origin, pathname }: Props) {
  const { locale } = splitLocale(pathname);
  return (
    <>
      <link rel="canonical" href={origin + inLocale(pathname, locale)} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + inLocale(pathname, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLocale(pathname, defaultLocale)} />
    </>
  );
}
