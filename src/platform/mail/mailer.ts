import { createTransport } from 'nodemailer';
import { newId } from '../../foundation/ids.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries, Tx } from '../database/database.ts';
import { defineJob, type JobQueue } from '../jobs/job-queue.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import { attachedBytes, type ComposedMail, mostAttachedBytes } from './composed-mail.ts';
import { type Delivery, handOver } from './hand-over.ts';
import {
  deleteOldMails,
  insertAttachments,
  insertMail,
  lockWaitingMail,
  overdueMailIds,
  wakeMail,
} from './mail-store.ts';
import { withSealedLinks } from './sealed-links.ts';
import { liftSuppression } from './suppression-store.ts';

/** Somebody waits for it at the sign-in: after a kill it goes out within the minute. */
export const deliverMail = defineJob<{ mailId: string }>('mail.deliver', {
  retries: 8,
  silentSeconds: 20,
  atOnce: 2,
});
/** Catches mails whose delivery job was lost, for example by restoring a backup. */
export const sweepMails = defineJob<Record<string, never>>('mail.sweep', { schedule: '*/10 * * * *' });

export type Mailer = {
  /** Writes the mail in the caller's transaction and tells its id; it goes out after the commit, or stays in the outbox. */
  post(on: Queries, to: { email: string; locale: string }, mail: ComposedMail): Promise<string>;
  /** Hands a mail over, once; what fails is tried again later by itself. */
  deliver(mailId: string): Promise<void>;
  /** Gives a mail that was given up another try, of those to one address where it is named; tells whether there was one. */
  tryAgain(tx: Tx, mailId: string, to?: readonly string[]): Promise<boolean>;
  sweep(): Promise<void>;
  /** Removes what is older than mails are kept. */
  tidyUp(): Promise<void>;
};

const keptDays = 90;

type Parts = {
  database: Database;
  jobs: JobQueue;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  smtpUrl: string;
  from: string;
  publicUrl: string;
};

export function createMailer(parts: Parts): Mailer {
  const { database, jobs, clock, secrets, smtpUrl } = parts;
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      })
    : undefined;

  /** What is about the account goes first: somebody waits for it (N-6). */
  const queue: Delivery['queue'] = (on, { id, security }, afterSeconds) =>
    jobs.send(on, deliverMail, { mailId: id }, undefined, { afterSeconds, priority: security ? 1 : 0 });

  return {
    async post(on, to, mail) {
      const {
        kind,
        subject,
        html,
        plain,
        security = false,
        unsubscribeUrl,
        replyTo,
        attachments = [],
      } = mail;
      if (attachedBytes(attachments) > mostAttachedBytes) throw new Error(`too much is attached to ${kind}`);
      const id = newId();
      const texts = withSealedLinks(secrets, { html, plain, unsubscribe_url: unsubscribeUrl ?? null });
      const state = transport ? 'waiting' : 'kept';
      const { email: recipient, locale } = to;
      const created_at = clock.now();
      const reply_to = replyTo ?? null;
      await insertMail(on, {
        id,
        recipient,
        locale,
        kind,
        subject,
        security,
        reply_to,
        ...texts,
        state,
        created_at,
      });
      await insertAttachments(on, id, attachments);
      if (transport) await queue(on, { id, security }, 0);
      return id;
    },
    async deliver(mailId) {
      if (!transport) return;
      await database.transaction(async (tx) => {
        const mail = await lockWaitingMail(tx, mailId);
        if (mail) await handOver(tx, mail, { ...parts, transport, queue });
      });
    },
    async tryAgain(tx, mailId, to) {
      const mail = transport && (await wakeMail(tx, mailId, to));
      if (!mail) return false;
      await liftSuppression(tx, secrets, mail.recipient);
      await queue(tx, { id: mailId, security: mail.security }, 0);
      return true;
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - 3_600_000);
      for (const { id } of await overdueMailIds(database, before))
        await jobs.send(database, deliverMail, { mailId: id }, { key: id, seconds: 600 });
    },
    async tidyUp() {
      await deleteOldMails(database, new Date(clock.now().getTime() - keptDays * 86_400_000));
    },
  };
}
