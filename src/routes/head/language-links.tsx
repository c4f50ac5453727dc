import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts';
import { inLocale, splitLocale } from '../../i18n/paths.ts';

type Props = { origin: string; pathname: string };

/** As social networks write it. */
const territories: Record<Locale, string> = { en: 'en_GB', pl: 'pl_PL' };

/** Tells search engines and social networks which address a page is known by and where its other languages are. */
export function LanguageLinks({ origin, pathname }: Props) {
  const { locale } = splitLocale(pathname);
  const canonical = origin + inLocale(pathname, locale);
  const others = locales.filter((other) => other !== locale);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + inLocale(pathname, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLocale(pathname, defaultLocale)} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={territories[locale]} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={territories[other]} />
      ))}
    </>
  );
}
