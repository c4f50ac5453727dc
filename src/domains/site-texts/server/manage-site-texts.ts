import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { writeAudit } from '../../identity/server/audit-store.ts';
import { visitorsSeePrices } from '../../market-data/display-rights.ts';
import type {
  readSiteText as readCall,
  readSiteTextDraft as readDraftCall,
  removeSiteText as removeCall,
  writeSiteText as writeCall,
} from '../contract.ts';
import { ownWords } from './own-words.ts';
import {
  deleteSiteText,
  type Language,
  type SiteTextRow,
  siteText,
  siteTextsOf,
  storeSiteText,
} from './site-text-store.ts';

/** The operator's words where there are some, else the product's own; a page that does not exist has none. */
export async function readSiteText(context: Context, { query }: CallInput<typeof readCall>) {
  const { database, settings } = context.services;
  const edited = await siteText(database, query.type, query.lang);
  if (edited) return { data: { ...edited, is_edited: true } };
  const priced = context.actor !== null || visitorsSeePrices(settings);
  const own = await ownWords(database, query.type, query.lang, priced);
  if (!own) throw notFound();
  return { data: { ...own, ...query, is_edited: false } };
}

export async function readSiteTextDraft(context: Context, { query }: CallInput<typeof readDraftCall>) {
  const { database, settings } = context.services;
  const priced = visitorsSeePrices(settings);
  const [edited, en, pl] = await Promise.all([
    siteTextsOf(database, query.type),
    ownWords(database, query.type, 'en', priced),
    ownWords(database, query.type, 'pl', priced),
  ]);
  if (!en || !pl) throw notFound();
  const editedIn = (lang: Language) => edited.find((row) => row.lang === lang) ?? null;
  return {
    data: {
      type: query.type,
      name: (context.locale === 'pl' ? pl : en).name,
      en: { own: en, edited: editedIn('en') },
      pl: { own: pl, edited: editedIn('pl') },
    },
  };
}

export async function writeSiteText(context: Context, { body }: CallInput<typeof writeCall>) {
  const { database, clock } = context.services;
  const { known_at: known, ...text } = body;
  if (!(await ownWords(database, body.type, body.lang, true))) throw notFound();
  await database.transaction(async (tx) => {
    const stored = await storeSiteText(
      tx,
      text,
      typeof known === 'string' ? new Date(known) : known,
      clock.now(),
    );
    if (!stored) throw new Failure({ kind: 'conflict', current: await siteText(tx, body.type, body.lang) });
    await audit(context, tx, 'site-text-written', text);
  });
  return { data: { ...text, is_edited: true } };
}

/** Also for a page that is gone: its text must not stay for ever. */
export async function removeSiteText(context: Context, { query }: CallInput<typeof removeCall>) {
  const { database } = context.services;
  const removed = await database.transaction(async (tx) => {
    const was = await deleteSiteText(tx, query.type, query.lang);
    if (was) await audit(context, tx, 'site-text-removed', query);
    return was;
  });
  if (!removed && !(await ownWords(database, query.type, query.lang, true))) throw notFound();
  return isDone;
}

function audit(
  context: Context,
  tx: Parameters<typeof writeAudit>[0],
  action: 'site-text-written' | 'site-text-removed',
  { type, lang }: Pick<SiteTextRow, 'type' | 'lang'>,
) {
  return writeAudit(tx, {
    action,
    actorId: actorOf(context).userId,
    subjectId: null,
    address: context.address,
    at: context.services.clock.now(),
    detail: { type, lang },
  });
}
