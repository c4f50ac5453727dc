import { nameIn } from '../../../foundation/name-in.ts';
import { path } from '../../../i18n/paths.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { findInstruments, type ListedInstrument } from '../../instruments/server/instrument-store.ts';
import { mostFound } from '../contract.ts';
import type { Finder } from './finder.ts';

/** The catalogue and one's own instruments: what contains the words, and what is near them. */
export const findCatalogue: Finder = {
  async asked(context, { phrase }) {
    const rows = await findInstruments(context.services.database, {
      search: phrase.text,
      classId: null,
      userId: actorOf(context).userId,
      start: 0,
      limit: mostFound,
    });
    return rows.map((row) => assetOf(row, context.locale));
  },
};

function assetOf(row: ListedInstrument, locale: Context['locale']) {
  const isOwn = row.owner_id !== null;
  return {
    kind: 'asset' as const,
    id: row.id,
    title: nameIn(row.names, locale, row.ticker),
    words: [row.ticker, ...row.search.split(' | ')],
    to: isOwn
      ? `${path('allAssets', locale)}?class=own`
      : path('symbol', locale, { class: row.class_slug, asset: row.slug }),
    ticker: row.ticker,
    amount: row.price === null ? null : { value: row.price, currency: row.currency, of: 'price' as const },
    change_percent: row.change_percent,
    facts: {
      asset_id: row.id,
      mic: row.mic,
      currency: row.currency,
      class: row.class_slug,
      price_unit: row.price_unit,
      ...(row.isin && { isin: row.isin }),
    },
  };
}
