import { brand } from '../../../../foundation/brand.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import {
  attachedBytes,
  type ComposedMail,
  type MailAttachment,
  mostAttachedBytes,
} from '../../../../platform/mail/composed-mail.ts';
import type { MailBlock, MailCell, MailFigure } from '../../../../platform/mail/mail-blocks.ts';
import {
  disclaimer,
  itemsOf,
  type MailNotice,
  type MailReader,
  own,
  settingsLink,
  wordsFor,
} from './mail-words.ts';

type Mover = { name: string; value: string; change: MailCell };

type Digest = {
  every: 'month' | 'quarter';
  /** As it is written: "October 2026". */
  period: string;
  /** The main one first. */
  figures: readonly MailFigure[];
  /** What moved most, if anything did. */
  movers: readonly Mover[];
  /** What else changed. */
  notices: readonly MailNotice[];
  /** From simulated prices, which has to be said. */
  isSimulated?: boolean;
  reportUrl: string;
  /** The whole report, where the plan has it. */
  report?: MailAttachment;
  unsubscribeUrl: string;
};

/** The main figures of a month or a quarter, what changed, and the report itself. */
export function digestMail(reader: MailReader, digest: Digest): ComposedMail {
  const { every, period, figures, movers, notices, isSimulated, reportUrl, report, unsubscribeUrl } = digest;
  const { locale } = reader;
  const t = wordsFor(locale);
  // A report that no mailbox would take stays where it can be opened (N-9).
  const fits = report !== undefined && attachedBytes([report]) <= mostAttachedBytes;
  const table: MailBlock = {
    is: 'table',
    label: t('digest.movers'),
    headers: [t('digest.name'), t('digest.value'), t('digest.change')],
    rows: movers.map(({ name, value, change }) => [name, value, change]),
  };
  return composeMail({
    kind: 'digest',
    locale,
    brand: brand.name,
    subject: t('digest.subject', { period }),
    preview: figures.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    blocks: [
      { is: 'figures', figures },
      ...(isSimulated ? [{ is: 'note' as const, text: t('digest.simulated') }] : []),
      ...(movers.length > 0 ? [table] : []),
      ...(notices.length > 0
        ? [{ is: 'heading' as const, text: t('digest.changes') }, itemsOf(notices, locale)]
        : []),
      ...(report
        ? [{ is: 'paragraph' as const, text: t(fits ? 'digest.attached' : 'digest.tooLarge', own) }]
        : []),
      { is: 'action', label: t('digest.open'), url: reportUrl },
      disclaimer(locale),
    ],
    why: t(`why.${every}`, own),
    links: [settingsLink(reader)],
    unsubscribe: { label: t('unsubscribe.digest'), url: unsubscribeUrl },
    attachments: fits ? [report] : undefined,
  });
}
