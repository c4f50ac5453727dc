import type { CallInput } from '../../../foundation/contract.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countMails, listMails } from '../../../platform/mail/mail-store.ts';
import type { listOutbox as listOutboxCall } from '../contract.ts';

export async function listOutbox({ services }: Context, { query }: CallInput<typeof listOutboxCall>) {
  const { start, limit } = query;
  const [rows, total] = await Promise.all([
    listMails(services.database, start, limit),
    countMails(services.database),
  ]);
  return { data: rows, meta: { total, start, limit } };
}
