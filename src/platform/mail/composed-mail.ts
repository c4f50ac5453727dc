export type MailAttachment = { name: string; mediaType: string; content: Uint8Array };

/** A mail as it is posted: both forms of it, and how it may be sent. */
export type ComposedMail = {
  kind: string;
  subject: string;
  html: string;
  plain: string;
  /** About the account itself: it is sent even to an address that refused others (N-6). */
  security?: boolean;
  /** One request there, and no more such mails come (N-5). */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
  /** Whom its reader answers, where that is not its sender. */
  replyTo?: string;
};

/** What mailboxes everywhere take, with room for the encoding (N-9). */
export const mostAttachedBytes = 5_000_000;

export function attachedBytes(attachments: readonly MailAttachment[] = []): number {
  return attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
}
