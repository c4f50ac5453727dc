import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ModuleSlug } from '../contract.ts';

export type ModuleRow = {
  id: string;
  slug: ModuleSlug;
  names: Record<string, string>;
  is_connected: boolean;
};

export function modulesOf(on: Queries, userId: string): Promise<ModuleRow[]> {
  return on.many<ModuleRow>(sql`
    select m.id, m.slug, m.names, c.user_id is not null as is_connected
    from investment_modules m left join connected_modules c on c.module_id = m.id and c.user_id = ${userId}
    order by m.position`);
}

/** Connects if there is such a module; connecting twice changes nothing. */
export function connect(on: Queries, userId: string, moduleId: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into connected_modules (user_id, module_id, connected_at)
    select ${userId}, id, ${at} from investment_modules where id = ${moduleId}
    on conflict (user_id, module_id) do update set connected_at = connected_modules.connected_at`);
}

export function connectAll(on: Queries, userId: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into connected_modules (user_id, module_id, connected_at)
    select ${userId}, id, ${at} from investment_modules on conflict do nothing`);
}

export function connectFirst(on: Queries, userId: string, at: Date): Promise<number> {
  return on.run(sql`
    insert into connected_modules (user_id, module_id, connected_at)
    select ${userId}, id, ${at} from investment_modules where slug = 'brokerage-investments' on conflict do nothing`);
}

export function disconnect(on: Queries, userId: string, moduleId: string): Promise<number> {
  return on.run(sql`delete from connected_modules where user_id = ${userId} and module_id = ${moduleId}`);
}
