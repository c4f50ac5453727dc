import { brand } from '../../../../foundation/brand.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { MailLink } from '../../../../platform/mail/mail-blocks.ts';
import { type MailReader, own, settingsLink, wordsFor } from './mail-words.ts';

type Announcement = {
  title: string;
  /** Empty lines part its paragraphs. */
  text: string;
  action?: MailLink;
  unsubscribeUrl: string;
};

/** What the operator has to say. */
export function announcementMail(reader: MailReader, announcement: Announcement): ComposedMail {
  const { title, text, action, unsubscribeUrl } = announcement;
  const { locale } = reader;
  const t = wordsFor(locale);
  const paragraphs = text.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim());
  return composeMail({
    kind: 'announcement',
    locale,
    brand: brand.name,
    subject: title,
    blocks: [
      ...paragraphs.map((paragraph) => ({ is: 'paragraph' as const, text: paragraph.trim() })),
      ...(action ? [{ is: 'action' as const, ...action }] : []),
    ],
    why: t('why.announcement', own),
    links: [settingsLink(reader)],
    unsubscribe: { label: t('unsubscribe.announcement'), url: unsubscribeUrl },
  });
}
