import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import type { MailBlock, MailItem, MailLink } from '../../../../platform/mail/mail-blocks.ts';

/** Whom a mail is for, and where they choose what comes. */
export type MailReader = { locale: Locale; settingsUrl: string };

/** Something to be told, in the reader's words. */
export type MailNotice = {
  title: string;
  text?: string;
  /** The page it is about. */
  url: string;
  /** When it was, as a short text. */
  when?: string;
  /** Asks for less of this without signing in (N-4). */
  lessUrl?: string;
};

export const own = { brand: brand.name };

export function wordsFor(locale: Locale) {
  return createTranslator({ locale, messages: allMessages(locale), namespace: 'notificationMails' });
}

export function settingsLink({ locale, settingsUrl }: MailReader): MailLink {
  return { label: wordsFor(locale)('settings'), url: settingsUrl };
}

export function itemsOf(notices: readonly MailNotice[], locale: Locale): MailBlock & { is: 'items' } {
  const label = wordsFor(locale)('less');
  const items = notices.map(
    ({ title, text, url, when, lessUrl }): MailItem => ({
      title,
      text,
      url,
      remark: when,
      less: lessUrl ? { label, url: lessUrl } : undefined,
    }),
  );
  return { is: 'items', items };
}

/** What is said under figures on every page too: they are no advice. */
export function disclaimer(locale: Locale): MailBlock {
  const t = createTranslator({ locale, messages: allMessages(locale), namespace: 'site.footer' });
  return { is: 'note', text: t('disclaimer', own) };
}
