import { brand } from '../../../foundation/brand.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { Context } from '../../../platform/http/context.ts';
import { instrumentBySlug } from '../../instruments/server/instrument-store.ts';
import { assetClasses } from '../../instruments/server/reference-store.ts';
import type { readSiteText as readCall, writeSiteText as writeCall } from '../contract.ts';
import { siteText, storeSiteText } from './site-text-store.ts';

type Words = { title: string; description: string; blocks: string[] };

/** The operator's words where there are some, else the product's own; a page that does not exist has none. */
export async function readSiteText(context: Context, { query }: CallInput<typeof readCall>) {
  const edited = await siteText(context.services.database, query.type, query.lang);
  if (edited) return { data: { ...edited, is_edited: true } };
  const own = await ownWords(context, query.type, query.lang);
  if (!own) throw notFound();
  return { data: { ...query, ...own, is_edited: false } };
}

export async function writeSiteText(context: Context, { body }: CallInput<typeof writeCall>) {
  const { database, clock } = context.services;
  if (!(await ownWords(context, body.type, body.lang))) throw notFound();
  await storeSiteText(database, body, clock.now());
  return { data: { ...body, is_edited: true } };
}

async function ownWords(context: Context, type: string, lang: 'en' | 'pl'): Promise<Words | undefined> {
  const { home, site } = allMessages(lang);
  if (type === 'home') return { ...home.meta, blocks: [] };
  const [page, classSlug, slug, more] = type.split('/');
  if (page !== 'symbols' || more) return undefined;
  if (!classSlug)
    return {
      title: `${site.coming.symbols.title} · ${brand.name}`,
      description: site.coming.symbols.text,
      blocks: [],
    };
  const found = (await assetClasses(context.services.database)).find((row) => row.slug === classSlug);
  if (!found) return undefined;
  const className = found.names[lang] ?? classSlug;
  if (!slug)
    return { title: `${className} · ${brand.name}`, description: site.coming.symbols.text, blocks: [] };
  const instrument = await instrumentBySlug(context.services.database, classSlug, slug);
  if (!instrument) return undefined;
  const name = instrument.names[lang] ?? instrument.ticker;
  const description = instrument.facts.description?.[lang];
  return {
    title: `${name} (${instrument.ticker}) · ${brand.name}`,
    description: description ?? `${name}, ${className}`,
    blocks: description ? [description] : [],
  };
}
