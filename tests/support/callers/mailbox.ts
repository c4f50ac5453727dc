import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { MailRow } from '../../../src/platform/mail/mail-store.ts';
import { withOpenLinks } from '../../../src/platform/mail/sealed-links.ts';
import { testSecrets } from '../database/test-settings.ts';
import { eventually } from '../eventually.ts';

/** Mails written to an address, oldest first, as their reader gets them. */
export async function mailsTo(database: Database, email: string): Promise<MailRow[]> {
  const rows = await database.many<MailRow>(
    sql`select * from mails where recipient = ${email} order by created_at, id`,
  );
  const secrets = await testSecrets();
  return rows.map((mail) => withOpenLinks(secrets, mail));
}

/** Waits for the newest mail of a kind; mails that a background job writes take a moment. */
export async function mailTo(database: Database, email: string, kind: string, count = 1): Promise<MailRow> {
  return eventually(
    async () => {
      const mails = (await mailsTo(database, email)).filter((mail) => mail.kind === kind);
      return mails.length >= count && mails.at(-1)!;
    },
    () => `no ${kind} mail to ${email}`,
  );
}

/** The token in the link of a mail, as a person would click it. */
export function tokenIn(mail: MailRow): string {
  const token =
    /\/(?:reset-password|verify-email|undo-email|newsletter\/confirm|newsletter\/unsubscribe)\/([\w-]+)/.exec(
      mail.plain,
    )?.[1];
  if (!token) throw new Error(`no link in ${mail.plain}`);
  return token;
}
