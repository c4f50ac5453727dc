import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../../i18n/locales.ts';
import { loadMessages, type Messages } from '../../../../i18n/messages.ts';

/** The texts of these pages for what loaders put into words: titles, answers, structured data. */
export function symbolTexts(locale: Locale) {
  const messages = loadMessages(locale, ['symbols']) as Messages;
  return createTranslator({ locale, messages, namespace: 'symbols' });
}
