import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type NotificationRow = {
  id: string;
  kind: string;
  params: Record<string, string>;
  parent_type: string | null;
  parent_id: string | null;
  created_at: Date;
};

const mostShown = 100;

export function notificationsOf(on: Queries, userId: string): Promise<NotificationRow[]> {
  return on.many<NotificationRow>(sql`
    select id, kind, params, parent_type, parent_id, created_at from notifications
    where user_id = ${userId} order by created_at desc, id desc limit ${mostShown}`);
}

type NewNotification = { id: string; userId: string; kind: string; params: Record<string, string>; at: Date };

export function insertNotification(on: Queries, notification: NewNotification): Promise<number> {
  return on.run(sql`
    insert into notifications (id, user_id, kind, params, created_at)
    values (${notification.id}, ${notification.userId}, ${notification.kind}, ${JSON.stringify(notification.params)}, ${notification.at})`);
}

export function deleteNotification(on: Queries, userId: string, id: string): Promise<number> {
  return on.run(sql`delete from notifications where id = ${id} and user_id = ${userId}`);
}
