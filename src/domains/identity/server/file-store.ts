import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type StoredFile = { id: string; content_type: string; bytes: Buffer };

export function insertFile(
  on: Queries,
  file: StoredFile & { userId: string; purpose: 'avatar'; at: Date },
): Promise<number> {
  return on.run(sql`
    insert into files (id, user_id, purpose, content_type, bytes, created_at)
    values (${file.id}, ${file.userId}, ${file.purpose}, ${file.content_type}, ${file.bytes}, ${file.at})`);
}

export function fileOf(on: Queries, userId: string, id: string): Promise<StoredFile | undefined> {
  return on.maybe<StoredFile>(
    sql`select id, content_type, bytes from files where id = ${id} and user_id = ${userId}`,
  );
}

export function deleteFile(on: Queries, userId: string, id: string): Promise<number> {
  return on.run(sql`delete from files where user_id = ${userId} and id = ${id}`);
}
