import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { contains } from '../../../../platform/database/folded.ts';
import { countedTo } from '../../../../platform/database/planned.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type AnnouncementRow = {
  id: string;
  title_en: string;
  title_pl: string;
  text_en: string;
  text_pl: string;
  plans: string[] | null;
  first_day: string;
  last_day: string;
  created_at: Date;
  taken_back_at: Date | null;
  reached_after: string | null;
  reached: number;
  finished_at: Date | null;
};

export type NewAnnouncement = Pick<
  AnnouncementRow,
  'id' | 'title_en' | 'title_pl' | 'text_en' | 'text_pl' | 'plans' | 'first_day' | 'last_day' | 'created_at'
>;

export function insertAnnouncement(tx: Tx, row: NewAnnouncement): Promise<AnnouncementRow> {
  return tx.one<AnnouncementRow>(sql`
    insert into announcements (id, title_en, title_pl, text_en, text_pl, plans, first_day, last_day, created_at)
    values (${row.id}, ${row.title_en}, ${row.title_pl}, ${row.text_en}, ${row.text_pl}, ${row.plans}::text[],
      ${row.first_day}, ${row.last_day}, ${row.created_at}) returning *`);
}

/** They are written by hand, so they are few: a search reads them all. */
const saying = (search: string) =>
  search
    ? sql`where ${contains(sql`(title_en || ' ' || title_pl || ' ' || text_en || ' ' || text_pl)`, search)}`
    : sql``;

export function announcements(
  on: Queries,
  search: string,
  { start, limit }: { start: number; limit: number },
): Promise<AnnouncementRow[]> {
  return on.many<AnnouncementRow>(sql`
    select * from announcements ${saying(search)} order by created_at desc, id desc limit ${limit} offset ${start}`);
}

export function countAnnouncements(on: Queries, search: string, most: number): Promise<number> {
  return countedTo(on, sql`select 1 from announcements ${saying(search)} limit ${most + 1}`);
}

/** Held, so that who takes it back and who spreads it come one after the other. */
export function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow | undefined> {
  return tx.maybe<AnnouncementRow>(sql`select * from announcements where id = ${id} for update`);
}

export function markTakenBack(tx: Tx, id: string, at: Date): Promise<number> {
  return tx.run(sql`
    update announcements set taken_back_at = ${at}, reached_after = null, reached = 0, finished_at = null
    where id = ${id} and taken_back_at is null`);
}

export function markReached(
  tx: Tx,
  id: string,
  step: { after: string | null; count: number; finishedAt: Date | null },
): Promise<number> {
  return tx.run(sql`
    update announcements set reached_after = coalesce(${step.after}::uuid, reached_after),
      reached = reached + ${step.count}, finished_at = ${step.finishedAt}
    where id = ${id}`);
}

/** The plan somebody has now, by its slug; as billing says it. */
const planNow = (now: Date) => sql`
  coalesce((select p.slug from subscriptions s join plans p on p.id = s.plan_id
    where s.user_id = u.id and s.started_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
    order by s.started_at desc, s.id desc limit 1), 'free')`;

/** The next people by their ids, whoever they are. */
export async function peopleAfter(on: Queries, after: string | null, limit: number): Promise<string[]> {
  const rows = await on.many<{ id: string }>(sql`
    select id from users where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export type Spread = { row: AnnouncementRow; subject: string; day: string; now: Date };

/** Into the bells of these people, as far as it is for them; who has it already keeps it. */
export function tellAnnouncement(tx: Tx, userIds: readonly string[], spread: Spread): Promise<number> {
  const { row, subject, day, now } = spread;
  const { title_en, title_pl, text_en, text_pl, plans } = row;
  const params = JSON.stringify({ title_en, title_pl, text_en, text_pl });
  return tx.run(sql`
    insert into notifications (id, user_id, kind, params, subject, day, created_at)
    select gen_random_uuid(), u.id, 'announcement', ${params}::jsonb, ${subject}, ${day}::date, ${now}
    from users u where u.id = any(${[...userIds]}::uuid[])
      and (${plans === null} or ${planNow(now)} = any(${plans ?? []}::text[]))
    on conflict (user_id, kind, subject, day) where subject <> '' do nothing`);
}

/** Out of the bells of these people, unless they have read it. */
export function untellAnnouncement(tx: Tx, userIds: readonly string[], subject: string): Promise<number> {
  return tx.run(sql`
    delete from notifications where user_id = any(${[...userIds]}::uuid[]) and kind = 'announcement'
      and subject = ${subject} and read_at is null`);
}

/** Those for a person on a day, without those put aside. */
export function currentFor(
  on: Queries,
  userId: string,
  day: string,
  now: Date,
  most: number,
): Promise<AnnouncementRow[]> {
  return on.many<AnnouncementRow>(sql`
    select a.* from announcements a join users u on u.id = ${userId}
    where a.taken_back_at is null and a.last_day >= ${day} and a.first_day <= ${day}
      and (a.plans is null or ${planNow(now)} = any(a.plans))
      and not exists (select from announcement_dismissals d where d.user_id = ${userId} and d.announcement_id = a.id)
    order by a.created_at desc, a.id desc limit ${most}`);
}

export function storeDismissal(on: Queries, userId: string, id: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into announcement_dismissals (user_id, announcement_id, dismissed_at)
    select ${userId}, id, ${at} from announcements where id = ${id}
    on conflict (user_id, announcement_id) do update set dismissed_at = announcement_dismissals.dismissed_at`);
}

export function dismissalsOf(
  on: Queries,
  userId: string,
): Promise<{ announcement_id: string; dismissed_at: Date }[]> {
  return on.many(sql`
    select announcement_id, dismissed_at from announcement_dismissals where user_id = ${userId} order by dismissed_at`);
}
