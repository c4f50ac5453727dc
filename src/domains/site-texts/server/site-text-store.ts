import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type Language = 'en' | 'pl';

export type SiteTextRow = {
  type: string;
  lang: Language;
  title: string;
  description: string;
  blocks: string[];
};

export function siteText(on: Queries, type: string, lang: string): Promise<SiteTextRow | undefined> {
  return on.maybe<SiteTextRow>(
    sql`select type, lang, title, description, blocks from site_texts where type = ${type} and lang = ${lang}`,
  );
}

export function siteTextsOf(on: Queries, type: string): Promise<(SiteTextRow & { updated_at: Date })[]> {
  return on.many(
    sql`select type, lang, title, description, blocks, updated_at from site_texts where type = ${type}`,
  );
}

export type EditedText = {
  type: string;
  lang: Language;
  updated_at: Date;
  /** Of the symbol it is about, if it is about one that is still there. */
  symbol_names: Record<string, string> | null;
};

export function editedTexts(on: Queries): Promise<EditedText[]> {
  return on.many<EditedText>(sql`
    select t.type, t.lang, t.updated_at, i.names as symbol_names
    from site_texts t
    left join asset_classes k on k.slug = split_part(t.type, '/', 2) and k.parent_id is null
    left join instruments i on i.class_id = k.id and i.slug = split_part(t.type, '/', 3) and i.owner_id is null
    order by t.updated_at desc, t.type, t.lang`);
}

/** What the writer knows of the last change: `undefined` where it does not matter. */
type Known = Date | null | undefined;

/** False when somebody else has changed the text since the writer read it. */
export async function storeSiteText(
  on: Queries,
  text: SiteTextRow,
  known: Known,
  at: Date,
): Promise<boolean> {
  const stored = await on.run(sql`
    insert into site_texts (type, lang, title, description, blocks, updated_at)
    values (${text.type}, ${text.lang}, ${text.title}, ${text.description}, ${JSON.stringify(text.blocks)}, ${at})
    on conflict (type, lang) do update set title = excluded.title, description = excluded.description,
      blocks = excluded.blocks, updated_at = excluded.updated_at
    where ${known === undefined}::boolean or site_texts.updated_at = ${known ?? null}::timestamptz`);
  return stored > 0;
}

export async function deleteSiteText(on: Queries, type: string, lang: Language): Promise<boolean> {
  return (await on.run(sql`delete from site_texts where type = ${type} and lang = ${lang}`)) > 0;
}
