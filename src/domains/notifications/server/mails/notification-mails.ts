import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import { itemsOf, type MailReader, own, settingsLink, type Told, wordsFor } from './mail-words.ts';

function paragraphsOf({ text, when }: Told): MailBlock[] {
  return [
    ...(text ? [{ is: 'paragraph' as const, text }] : []),
    ...(when ? [{ is: 'note' as const, text: when }] : []),
  ];
}

/** One thing that happened. Its own "less of this" is also what ends it from the mail program. */
export function notificationMail(reader: MailReader, told: Told): ComposedMail {
  const { locale } = reader;
  const t = wordsFor(locale);
  return composeMail({
    kind: 'notification',
    locale,
    brand: brand.name,
    subject: told.title,
    blocks: [...paragraphsOf(told), { is: 'action', label: t('view', own), url: told.url }],
    why: t('why.notifications', own),
    links: [settingsLink(reader)],
    unsubscribe: told.lessUrl ? { label: t('less'), url: told.lessUrl } : undefined,
  });
}

/** Something about the security of the account: nothing in it turns such mails off, because nothing does (N-6). */
export function securityMail({ locale }: MailReader, told: Told): ComposedMail {
  const account = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
  return composeMail({
    kind: 'notification',
    locale,
    brand: brand.name,
    subject: told.title,
    blocks: [...paragraphsOf(told), { is: 'action', label: wordsFor(locale)('view', own), url: told.url }],
    why: account('footer', own),
    security: true,
  });
}

type Bundle = { told: readonly Told[]; allUrl: string; unsubscribeUrl: string };

/** Several things that came at once, or during quiet hours. */
export function notificationsMail(
  reader: MailReader,
  { told, allUrl, unsubscribeUrl }: Bundle,
): ComposedMail {
  const { locale } = reader;
  const t = wordsFor(locale);
  const first = told[0]?.title ?? '';
  return composeMail({
    kind: 'notifications',
    locale,
    brand: brand.name,
    subject: told.length > 1 ? t('bundle.subject', { first, count: told.length - 1 }) : first,
    heading: t('bundle.heading', { count: told.length }),
    preview: told.map(({ title }) => title).join(' · '),
    blocks: [itemsOf(told, locale), { is: 'action', label: t('viewAll', own), url: allUrl }],
    why: t('why.notifications', own),
    links: [settingsLink(reader)],
    unsubscribe: { label: t('unsubscribe.notifications'), url: unsubscribeUrl },
  });
}
