import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type SiteTextRow = {
  type: string;
  lang: 'en' | 'pl';
  title: string;
  description: string;
  blocks: string[];
};

export function siteText(on: Queries, type: string, lang: string): Promise<SiteTextRow | undefined> {
  return on.maybe<SiteTextRow>(
    sql`select type, lang, title, description, blocks from site_texts where type = ${type} and lang = ${lang}`,
  );
}

export function storeSiteText(on: Queries, text: SiteTextRow, at: Date): Promise<number> {
  return on.run(sql`
    insert into site_texts (type, lang, title, description, blocks, updated_at)
    values (${text.type}, ${text.lang}, ${text.title}, ${text.description}, ${JSON.stringify(text.blocks)}, ${at})
    on conflict (type, lang) do update set title = excluded.title, description = excluded.description,
      blocks = excluded.blocks, updated_at = excluded.updated_at`);
}
