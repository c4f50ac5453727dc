import { brand } from '../../../../foundation/brand.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { ComposedMail } from '../../../../platform/mail/composed-mail.ts';
import type { MailFigure } from '../../../../platform/mail/mail-blocks.ts';
import {
  disclaimer,
  itemsOf,
  type MailNotice,
  type MailReader,
  own,
  settingsLink,
  wordsFor,
} from './mail-words.ts';

type Summary = {
  every: 'day' | 'week';
  /** The day, or the first and last day, as they are written. */
  period: string;
  /** The main one first; none where there is no value. */
  figures: readonly MailFigure[];
  notices: readonly MailNotice[];
  allUrl: string;
  unsubscribeUrl: string;
};

/** What happened in a day or a week, in place of a mail for each. */
export function summaryMail(reader: MailReader, summary: Summary): ComposedMail {
  const { every, period, figures, notices, allUrl, unsubscribeUrl } = summary;
  const { locale } = reader;
  const t = wordsFor(locale);
  const title = t(`summary.${every}`, { period });
  const figured = figures.length > 0;
  return composeMail({
    kind: 'summary',
    locale,
    brand: brand.name,
    subject: title,
    preview: notices.map((one) => one.title).join(' · '),
    blocks: [
      ...(figured ? [{ is: 'figures' as const, figures }] : []),
      itemsOf(notices, locale),
      { is: 'action', label: t('viewAll', own), url: allUrl },
      ...(figured ? [disclaimer(locale)] : []),
    ],
    why: t(`why.${every}`, own),
    links: [settingsLink(reader)],
    unsubscribe: { label: t('unsubscribe.summary'), url: unsubscribeUrl },
  });
}
