import { isDone } from '../../../../foundation/answers.ts';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import { mostCounted } from '../../../../foundation/searched.ts';
import { dayBeginsAt } from '../../../../foundation/warsaw/warsaw-time.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { userById } from '../../../identity/server/user-store.ts';
import type * as contract from '../../announcements-contract.ts';
import {
  type AnnouncementRow,
  announcements,
  countAnnouncements,
  currentFor,
  insertAnnouncement,
  markTakenBack,
  storeDismissal,
} from './announcement-store.ts';
import { spreadJob } from './spread.ts';

const usualDays = 30;
/** Banners push the page down. */
const mostBanners = 3;

const shown = ({ reached_after: _, ...row }: AnnouncementRow) => row;

export async function listAnnouncements(
  { services }: Context,
  { query: { start, limit, search = '' } }: CallInput<typeof contract.listAnnouncements>,
) {
  const typed = search.trim();
  const [rows, total] = await Promise.all([
    announcements(services.database, typed, { start, limit }),
    countAnnouncements(services.database, typed, mostCounted),
  ]);
  return { data: rows.map(shown), meta: { total, start, limit } };
}

/** Everybody knows the demo account's password, and would write to everybody. */
async function refuseDemo(context: Context): Promise<void> {
  const me = await userById(context.services.database, actorOf(context).userId);
  if (me?.is_demo) throw new Failure({ kind: 'forbidden' });
}

/** It is told in the transaction in which it is written: a job goes through the accounts from its first day on (rule N-23). */
export async function sendAnnouncement(
  context: Context,
  { body }: CallInput<typeof contract.sendAnnouncement>,
) {
  await refuseDemo(context);
  const { database, clock, jobs } = context.services;
  const now = clock.now();
  const today = dayInWarsaw(now);
  const first_day = body.first_day ?? today;
  const last_day = body.last_day ?? addDays(first_day, usualDays);
  if (first_day < today || last_day < first_day) throw invalid({ last_day: ['announcementDaysError'] });
  const row: AnnouncementRow = await database.transaction(async (tx) => {
    const stored = await insertAnnouncement(tx, {
      ...body,
      id: newId(),
      first_day,
      last_day,
      created_at: now,
    });
    const waits = first_day === today ? 0 : dayBeginsAt(first_day).getTime() - now.getTime();
    const turn = { afterSeconds: Math.ceil(waits / 1000) };
    await jobs.send(tx, spreadJob, { announcementId: stored.id }, undefined, turn);
    await audit(context, tx, 'announcement-sent', stored.id);
    return stored;
  });
  return { data: shown(row) };
}

export async function takeBackAnnouncement(
  context: Context,
  { params: { id } }: CallInput<typeof contract.takeBackAnnouncement>,
) {
  await refuseDemo(context);
  const { database, clock, jobs } = context.services;
  if (!isId(id)) throw notFound();
  await database.transaction(async (tx) => {
    if ((await markTakenBack(tx, id, clock.now())) === 0) throw notFound();
    await jobs.send(tx, spreadJob, { announcementId: id });
    await audit(context, tx, 'announcement-taken-back', id);
  });
  return isDone;
}

function audit(
  context: Context,
  tx: Tx,
  action: 'announcement-sent' | 'announcement-taken-back',
  announcement: string,
) {
  return writeAudit(tx, {
    action,
    actorId: actorOf(context).userId,
    subjectId: null,
    address: context.address,
    at: context.services.clock.now(),
    detail: { announcement },
  });
}

export async function currentAnnouncements(context: Context) {
  const { database, clock } = context.services;
  const now = clock.now();
  const rows = await currentFor(database, actorOf(context).userId, dayInWarsaw(now), now, mostBanners);
  const data = rows.map((row) => ({
    id: row.id,
    title: row[`title_${context.locale}`],
    text: row[`text_${context.locale}`],
  }));
  return { data, meta: { total: data.length, start: 0, limit: mostBanners } };
}

export async function dismissAnnouncement(
  context: Context,
  { params: { id } }: CallInput<typeof contract.dismissAnnouncement>,
) {
  const { database, clock } = context.services;
  const kept = isId(id) ? await storeDismissal(database, actorOf(context).userId, id, clock.now()) : 0;
  if (kept === 0) throw notFound();
  return isDone;
}
