import type { Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Queries, Tx } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import { faultOf, pauseAfter } from './delivery-fault.ts';
import { attachmentsOf, type MailRow, markSent, markUnsent, markWithheld } from './mail-store.ts';
import { withOpenLinks } from './sealed-links.ts';
import { suppressAddress, suppressionOf } from './suppression-store.ts';

export type Delivery = {
  transport: Transporter;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  from: string;
  publicUrl: string;
  /** Queues another try in the same transaction. */
  queue: (on: Queries, mail: Pick<MailRow, 'id' | 'security'>, afterSeconds: number) => Promise<void>;
};

/**
 * Hands a mail to the server, in the transaction that keeps it locked: no other process takes it meanwhile, and a process
 * that is cut off lets go of it (N-7).
 */
export async function handOver(tx: Tx, mail: MailRow, by: Delivery): Promise<void> {
  const suppressed = !mail.security && (await suppressionOf(tx, by.secrets, mail.recipient));
  if (suppressed) {
    await markWithheld(tx, mail.id, suppressed.reason);
    return;
  }
  const message = await messageOf(tx, mail, by);
  try {
    await by.transport.sendMail(message);
  } catch (error) {
    await notHandedOver(tx, mail, error, by);
    return;
  }
  await markSent(tx, mail.id, by.clock.now());
}

async function notHandedOver(tx: Tx, mail: MailRow, error: unknown, by: Delivery): Promise<void> {
  const { id, recipient, created_at, attempts } = mail;
  const { kind, reason } = faultOf(error);
  const nameless = withoutAddress(reason, recipient);
  const now = by.clock.now();
  by.log.warn({ mailId: id, kind, reason: nameless }, 'mail not handed over');
  if (kind === 'nobody there')
    await suppressAddress(tx, by.secrets, recipient, { reason: nameless, since: now });
  const waited = (now.getTime() - created_at.getTime()) / 1000;
  const pause = kind === 'later' ? pauseAfter(attempts + 1, waited) : undefined;
  if (pause === undefined) {
    await markUnsent(tx, id, { state: 'failed', reason, nextTryAt: null });
    return;
  }
  const nextTryAt = new Date(now.getTime() + pause * 1000);
  await markUnsent(tx, id, { state: 'waiting', reason, nextTryAt });
  await by.queue(tx, mail, pause);
}

/** The reply of a server often names the address. */
function withoutAddress(reason: string, email: string): string {
  const literally = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return reason.replaceAll(new RegExp(literally, 'gi'), '…');
}

/** The same for each try of a message, so that a mailbox that gets it twice sees that it is one. */
function hostOf({ publicUrl, from }: Delivery): string {
  if (publicUrl) return new URL(publicUrl).hostname;
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

async function messageOf(on: Queries, mail: MailRow, by: Delivery) {
  const { html, plain, unsubscribe_url: url } = withOpenLinks(by.secrets, mail);
  const attachments = await attachmentsOf(on, mail.id);
  return {
    from: by.from,
    to: mail.recipient,
    // As an address that is not taken apart again: nothing in it can name a second one.
    ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    html,
    text: plain,
    messageId: `<${mail.id}@${hostOf(by)}>`,
    date: mail.created_at,
    attachments: attachments.map(({ name, media_type, content }) => ({
      filename: name,
      contentType: media_type,
      content,
    })),
    headers: {
      // No automatic answer shall come to a mail that a program wrote (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(url && {
        'List-Unsubscribe': { prepared: true, value: `<${new URL(url).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
