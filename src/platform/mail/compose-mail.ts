import type { ComposedMail, MailAttachment } from './composed-mail.ts';
import type { MailBlock, MailLink } from './mail-blocks.ts';
import { htmlOf } from './mail-html.ts';
import { plainOf } from './mail-plain.ts';

/** What a mail says, in the reader's words; both forms of it are made from this. */
export type MailDescription = {
  kind: string;
  locale: string;
  brand: string;
  subject: string;
  /** What stands above the text; nothing: the subject. */
  heading?: string;
  /** What lists of mails show behind the subject; nothing: the first paragraph. */
  preview?: string;
  blocks: readonly MailBlock[];
  /** Why one gets this mail. */
  why: string;
  /** Where to change what comes. */
  links?: readonly MailLink[];
  /** Ends such mails by one click, in the mail and from the mail program (N-5). */
  unsubscribe?: MailLink;
  security?: boolean;
  attachments?: readonly MailAttachment[];
};

export function composeMail(mail: MailDescription): ComposedMail {
  const { kind, locale, brand, subject, heading = subject, blocks, why, unsubscribe } = mail;
  const firstWords = blocks.find((block) => block.is === 'paragraph')?.text ?? '';
  const links = [...(mail.links ?? []), ...(unsubscribe ? [unsubscribe] : [])];
  return {
    kind,
    subject,
    html: htmlOf({
      locale,
      brand,
      subject,
      heading,
      preview: mail.preview ?? firstWords,
      blocks,
      why,
      links,
    }),
    plain: plainOf({ heading, blocks, why, links }),
    security: mail.security ?? false,
    unsubscribeUrl: unsubscribe?.url,
    attachments: mail.attachments,
  };
}
