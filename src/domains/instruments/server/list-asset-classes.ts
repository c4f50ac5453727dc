import { wholeList } from '../../../foundation/answers.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepAnswer } from '../../../platform/http/kept-answers.ts';
import type { Services } from '../../../platform/services.ts';
import { assetClasses } from './reference-store.ts';

type List = Awaited<ReturnType<typeof readClasses>>;

/** By language. They change with the program only, so they are read once. */
const lists = new WeakMap<Services, Map<string, List>>();

export async function listAssetClasses({ services, locale }: Context) {
  const known = lists.get(services) ?? new Map<string, List>();
  lists.set(services, known);
  const list = known.get(locale) ?? keepAnswer(await readClasses(services, locale));
  known.set(locale, list);
  return list;
}

async function readClasses({ database }: Services, locale: string) {
  const rows = await assetClasses(database);
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      parent_id: row.parent_id,
      name: nameIn(row.names, locale, row.slug),
    })),
  );
}
