import { createTransport } from 'nodemailer';
import { newId } from '../../foundation/ids.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { defineJob, type JobQueue } from '../jobs/job-queue.ts';
import type { Secrets } from '../secrets.ts';
import { insertMail, lockWaitingMail, markMail, waitingMailIds } from './mail-store.ts';
import { withOpenLinks, withSealedLinks } from './sealed-links.ts';

/** Somebody waits for it at the sign-in: after a kill it goes out within the minute. */
export const deliverMail = defineJob<{ mailId: string }>('mail.deliver', { retries: 8, silentSeconds: 20 });
/** Catches mails whose delivery job was lost, for example by restoring a backup. */
export const sweepMails = defineJob<Record<string, never>>('mail.sweep', { schedule: '*/10 * * * *' });

export type ComposedMail = { kind: string; subject: string; html: string; plain: string };

export type Mailer = {
  /** Writes the mail in the caller's transaction; it goes out after the commit, or stays in the outbox. */
  post(on: Queries, to: { email: string; locale: string }, mail: ComposedMail): Promise<void>;
  deliver(mailId: string): Promise<void>;
  sweep(): Promise<void>;
};

const lastTry = 8;

type Parts = {
  database: Database;
  jobs: JobQueue;
  clock: Clock;
  secrets: Secrets;
  smtpUrl: string;
  from: string;
};

export function createMailer({ database, jobs, clock, secrets, smtpUrl, from }: Parts): Mailer {
  const transport = smtpUrl
    ? createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      })
    : undefined;
  return {
    async post(on, to, mail) {
      const id = newId();
      const state = transport ? 'waiting' : 'kept';
      await insertMail(on, {
        id,
        recipient: to.email,
        locale: to.locale,
        ...withSealedLinks(secrets, mail),
        state,
        created_at: clock.now(),
      });
      if (transport) await jobs.send(on, deliverMail, { mailId: id });
    },
    async deliver(mailId) {
      if (!transport) return;
      const failure = await database.transaction(async (tx) => {
        const mail = await lockWaitingMail(tx, mailId);
        if (!mail) return undefined;
        const { html, plain } = withOpenLinks(secrets, mail);
        try {
          await transport.sendMail({
            from,
            to: mail.recipient,
            subject: mail.subject,
            html,
            text: plain,
            messageId: `<${mail.id}@walory>`,
          });
          await markMail(tx, mailId, 'sent', clock.now(), null);
          return undefined;
        } catch (error) {
          const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
          // A rejected sign-in says nothing about the mail: it waits until the operator has mended the password.
          const refused = responseCode >= 500 && code !== 'EAUTH';
          const final = refused || mail.attempts + 1 >= lastTry;
          await markMail(tx, mailId, final ? 'failed' : 'waiting', clock.now(), (error as Error).message);
          return final ? undefined : (error as Error);
        }
      });
      if (failure) throw failure;
    },
    async sweep() {
      const olderThan = new Date(clock.now().getTime() - 3_600_000);
      for (const { id } of await waitingMailIds(database, olderThan))
        await jobs.send(database, deliverMail, { mailId: id });
    },
  };
}
