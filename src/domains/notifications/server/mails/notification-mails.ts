import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import { itemsOf, type MailNotice, type MailReader, own, settingsLink, wordsFor } from './mail-words.ts';

function paragraphsOf({ text, when }: MailNotice): MailBlock[] {
  return [
    ...(text ? [{ is: 'paragraph' as const, text }] : []),
    ...(when ? [{ is: 'note' as const, text: when }] : []),
  ];
}

/** One thing that happened. Its own "less of this" is also what ends it from the mail program. */
export function notificationMail(reader: MailReader, notice: MailNotice): ComposedMail {
  const { locale } = reader;
  const t = wordsFor(locale);
  return composeMail({
    kind: 'notification',
    locale,
    brand: brand.name,
    subject: notice.title,
    blocks: [...paragraphsOf(notice), { is: 'action', label: t('view', own), url: notice.url }],
    why: t('why.notifications', own),
    links: [settingsLink(reader)],
    unsubscribe: notice.lessUrl ? { label: t('less'), url: notice.lessUrl } : undefined,
  });
}

/** Something about the security of the account: nothing in it turns such mails off, because nothing does (N-6). */
export function securityMail({ locale }: MailReader, notice: MailNotice): ComposedMail {
  const account = createTranslator({ locale, messages: allMessages(locale), namespace: 'mail' });
  return composeMail({
    kind: 'notification',
    locale,
    brand: brand.name,
    subject: notice.title,
    blocks: [
      ...paragraphsOf(notice),
      { is: 'action', label: wordsFor(locale)('view', own), url: notice.url },
    ],
    why: account('footer', own),
    security: true,
  });
}

type Bundle = { notices: readonly MailNotice[]; allUrl: string; unsubscribeUrl: string };

/** Several things that came at once, or during quiet hours. */
export function notificationsMail(
  reader: MailReader,
  { notices, allUrl, unsubscribeUrl }: Bundle,
): ComposedMail {
  const { locale } = reader;
  const t = wordsFor(locale);
  const first = notices[0]?.title ?? '';
  return composeMail({
    kind: 'notifications',
    locale,
    brand: brand.name,
    subject: notices.length > 1 ? t('bundle.subject', { first, count: notices.length - 1 }) : first,
    heading: t('bundle.heading', { count: notices.length }),
    preview: notices.map(({ title }) => title).join(' · '),
    blocks: [itemsOf(notices, locale), { is: 'action', label: t('viewAll', own), url: allUrl }],
    why: t('why.notifications', own),
    links: [settingsLink(reader)],
    unsubscribe: { label: t('unsubscribe.notifications'), url: unsubscribeUrl },
  });
}
