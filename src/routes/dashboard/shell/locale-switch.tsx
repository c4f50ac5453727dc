import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Flag } from '../../../design-system/figures/flag.tsx';
import { locales } from '../../../i18n/locales.ts';
import { inLocale } from '../../../i18n/paths.ts';
import styles from './locale-switch.module.css';

/** The flags of the other languages. Plain links: another language is another document. */
export function LocaleSwitch() {
  const t = useTranslations('dashboard.languages');
  const current = useLocale();
  const { pathname, search } = useLocation();
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <a
        key={locale}
        href={inLocale(pathname, locale) + search}
        hrefLang={locale}
        className={styles.link}
        aria-label={t('switch', { language: t(locale) })}
        title={t(locale)}
      >
        <Flag of={locale} />
      </a>
    ));
}
