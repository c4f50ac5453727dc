import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';

/** Something the operator tells everybody, shown for years. */
export async function addAnnouncement(database: Database): Promise<string> {
  const id = newId();
  await database.run(sql`
    insert into announcements (id, title_en, title_pl, text_en, text_pl, first_day, last_day, created_at)
    values (${id}, 'A break on Sunday', 'Przerwa w niedzielę', '', '', '2026-01-01', '2099-01-01', now())`);
  return id;
}
