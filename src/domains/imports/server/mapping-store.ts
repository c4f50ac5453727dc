import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Mapping } from '../mapping/mapping.ts';

export type MappingRow = { id: string; name: string; shape: string; mapping: Mapping };

/** The newest ones: nobody has files of more shapes. */
const most = 100;

export function mappingsOf(on: Queries, userId: string): Promise<MappingRow[]> {
  return on.many<MappingRow>(sql`
    select id, name, shape, mapping from import_mappings where user_id = ${userId} order by created_at desc limit ${most}`);
}

/** One for each shape: said anew, it replaces what was said before. */
export async function saveMapping(tx: Tx, userId: string, row: MappingRow, at: Date): Promise<string> {
  const { id } = await tx.one<{ id: string }>(sql`
    insert into import_mappings (user_id, id, name, shape, mapping, created_at)
    values (${userId}, ${row.id}, ${row.name}, ${row.shape}, ${JSON.stringify(row.mapping)}, ${at})
    on conflict (user_id, shape) do update set name = excluded.name, mapping = excluded.mapping, created_at = excluded.created_at
    returning id`);
  return id;
}
