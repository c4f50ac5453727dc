import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { type Locale, locales } from '../../../../i18n/locales.ts';
import { inLocale } from '../../../../i18n/paths.ts';
import styles from './language-switch.module.css';

/** Plain links: another language is another document, with its own texts and its own `lang`. */
export function LanguageSwitch() {
  const t = useTranslations('site');
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('nav.language')} className={styles.switch}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={address(pathname, locale) + query(search, locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          {locale.toUpperCase()}
          <span className="visually-hidden">: {t(`languages.${locale}`)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Where one goes after signing in is a page too, and read in the same language. */
function query(search: string, locale: Locale): string {
  const fields = new URLSearchParams(search);
  const next = fields.get('next');
  if (!next?.startsWith('/')) return search;
  const [pathname = '', ...rest] = next.split(/(?=[?#])/);
  fields.set('next', inLocale(pathname, locale) + rest.join(''));
  return `?${fields}`;
}

/** The bare root guesses the language and would send a visitor of the Polish page straight back. */
function address(pathname: string, locale: Locale): string {
  const there = inLocale(pathname, locale);
  return there === '/' ? `/${locale}` : there;
}
