export const locales = ['en', 'pl'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Remembers the language a visitor saw last; read on the root path only. */
export const localeCookie = 'i18n_redirected';
export const localeCookieDays = 365;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
