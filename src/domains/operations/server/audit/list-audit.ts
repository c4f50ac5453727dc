import { addDays } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { isId } from '../../../../foundation/ids.ts';
import { dayBeginsAt } from '../../../../foundation/warsaw/warsaw-time.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { isDemoOperator } from '../../../identity/server/sign-in/impersonate.ts';
import type { listAudit as listAuditCall } from '../../audit-contract.ts';
import { shownAddress } from '../../shown-address.ts';
import { countAuditRows, listAuditRows, type Meant, meantBy, type WantedAudit } from './audit-list-store.ts';

export async function listAudit(context: Context, { query }: CallInput<typeof listAuditCall>) {
  const { database } = context.services;
  const { start, limit, who, whom, action, refused, from, to } = query;
  const [actors, subjects, isDemo] = await Promise.all([
    meant(database, who),
    meant(database, whom),
    isDemoOperator(context),
  ]);
  const wanted: WantedAudit = {
    actors,
    subjects,
    action,
    refused: refused === 'yes',
    from: from ? dayBeginsAt(from) : undefined,
    before: to ? dayBeginsAt(addDays(to, 1)) : undefined,
    about: isDemo ? actorOf(context).userId : undefined,
  };
  const [rows, total] = await Promise.all([
    listAuditRows(database, wanted, { start, limit }),
    countAuditRows(database, wanted),
  ]);
  const person = (id: string | null, name: string | null) => (id ? { id, name } : null);
  const data = rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: person(row.actor_id, row.actor_name),
    subject: person(row.subject_id, row.subject_name),
    action: row.action,
    refused: row.refused,
    detail: Object.fromEntries(Object.entries(row.detail).map(([key, value]) => [key, String(value)])),
    address: shownAddress(row.address),
  }));
  return { data, meta: { total, start, limit } };
}

/** Whom somebody typed; an account that is gone is found by its id. */
async function meant(on: Queries, typed: string | undefined): Promise<Meant> {
  const text = typed?.trim().toLowerCase();
  if (!text) return undefined;
  if (text === 'system') return null;
  return isId(text) ? { ids: [text] } : meantBy(on, text);
}
