import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Instruments with a public page under an address of their own; the renamed ones have moved on. */
const announced = sql`owner_id is null and status <> 'renamed'`;

function ofClass(slug: string) {
  return sql`class_id = (select id from asset_classes where slug = ${slug} and parent_id is null) and ${announced}`;
}

/** How many symbols each class announces; classes without any are left out. */
export function announcedByClass(on: Queries): Promise<{ class: string; symbols: number }[]> {
  return on.many(sql`
    select k.slug as class, found.symbols
    from (select class_id, count(*) as symbols from instruments where ${announced} group by class_id) found
    join asset_classes k on k.id = found.class_id
    order by k.position`);
}

const batch = 1000;

/**
 * The slugs of a class from one place on, `most` of them at most, a batch at a time: a catalogue of any size is walked
 * with the memory of one batch, and each batch begins where the index left off.
 */
export async function* announcedSlugs(
  on: Queries,
  classSlug: string,
  from: number,
  most: number,
): AsyncGenerator<string[]> {
  let after = from === 0 ? '' : await slugAt(on, classSlug, from - 1);
  for (let left = most; left > 0 && after !== undefined; ) {
    const wanted = Math.min(batch, left);
    const rows = await on.many<{ slug: string }>(sql`
      select slug from instruments where ${ofClass(classSlug)} and slug > ${after} order by slug limit ${wanted}`);
    if (rows.length) yield rows.map((row) => row.slug);
    left = rows.length < wanted ? 0 : left - rows.length;
    after = rows.at(-1)?.slug;
  }
}

async function slugAt(on: Queries, classSlug: string, place: number): Promise<string | undefined> {
  const row = await on.maybe<{ slug: string }>(sql`
    select slug from instruments where ${ofClass(classSlug)} order by slug offset ${place} limit 1`);
  return row?.slug;
}
