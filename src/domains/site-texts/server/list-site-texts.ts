import { wholeList } from '../../../foundation/answers.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import { marketClasses } from '../../market-data/contract.ts';
import { sitePages, symbolTextType } from '../site-pages.ts';
import { wordsOfClass, wordsOfPage } from './own-words.ts';
import { type EditedText, editedTexts } from './site-text-store.ts';

/** Every page and class, and after them the symbols whose words were changed. */
export async function listSiteTexts({ services, locale }: Context) {
  const edited = Map.groupBy(await editedTexts(services.database), (row) => row.type);
  const named = [
    ...sitePages.map((page) => [page, wordsOfPage(page, locale, true).name] as const),
    ...marketClasses.map((kind) => [symbolTextType(kind), wordsOfClass(kind, locale, true).name] as const),
  ];
  const known = new Set<string>(named.map(([type]) => type));
  const symbols = [...edited.keys()]
    .filter((type) => !known.has(type))
    .map((type) => [type, symbolName(edited.get(type)![0]!, locale)] as const);
  return wholeList(
    [...named, ...symbols].map(([type, name]) => ({
      type,
      name,
      edited: (edited.get(type) ?? []).map(({ lang, updated_at }) => ({ lang, updated_at })),
    })),
  );
}

/** A symbol that is gone is known by its address alone. */
function symbolName({ type, symbol_names: names }: EditedText, locale: string): string {
  return nameIn(names ?? {}, locale, type);
}
