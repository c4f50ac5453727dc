import { wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { textOf } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import type { listStrategies as listCall, readStrategy as readCall } from '../contract.ts';
import { type ConnectionRow, connectionsOf } from './connection-store.ts';
import { countedConnections } from './counted-connections.ts';
import { matchNames } from './match-names.ts';
import { type RatingSummary, ratingsOf, reviewsOf } from './rating-store.ts';
import { type StrategyRow, strategies } from './strategy-store.ts';

type Locale = Context['locale'];

export async function listStrategies(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [rows, ratings, connections, readOnly] = await Promise.all([
    strategies(database),
    ratingsOf(database, userId),
    connectionsOf(database, userId),
    readOnlyOf(database, context.services, userId, countedConnections),
  ]);
  const wanted = foldToWords(query.search ?? '');
  const found = rows.filter((row) => foldToWords(nameIn(row.names, context.locale)).includes(wanted));
  return wholeList(found.map((row) => strategyOf(row, context.locale, ratings, { connections, readOnly })));
}

export async function readStrategy(context: Context, { params }: CallInput<typeof readCall>) {
  const { database } = context.services;
  const { locale } = context;
  const { userId } = actorOf(context);
  const [row] = isId(params.id) ? await strategies(database, params.id) : [];
  if (!row) throw notFound();
  const [ratings, connections, readOnly, reviews, names] = await Promise.all([
    ratingsOf(database, userId),
    connectionsOf(database, userId),
    readOnlyOf(database, context.services, userId, countedConnections),
    reviewsOf(database, row.id, userId),
    matchNames(
      database,
      userId,
      row.composition.flatMap(({ matches }) => matches),
    ),
  ]);
  const strategy = strategyOf(row, locale, ratings, { connections, readOnly });
  return {
    data: {
      ...strategy,
      highlights: row.highlights[locale] ?? [],
      composition: row.composition.map(({ matches }, at) => ({
        ...strategy.composition[at]!,
        counts: matches.map((match) => names.shown(match, locale)),
      })),
      review_texts: reviews,
    },
  };
}

function strategyOf(
  row: StrategyRow,
  locale: Locale,
  ratings: readonly RatingSummary[],
  followers: Followers,
) {
  const rated = ratings.find(({ strategy_id }) => strategy_id === row.id);
  return {
    id: row.id,
    slug: row.slug,
    name: nameIn(row.names, locale, row.slug),
    description: row.descriptions[locale] ?? '',
    type: row.type,
    version: row.version,
    author: row.authors[locale] ?? '',
    created_at: row.created_at,
    updated_at: row.updated_at,
    rating: rated?.average ? Number(rated.average) : null,
    reviews: rated?.count ?? 0,
    my_rating: rated?.mine ? { rating: rated.mine, review: rated.my_review } : null,
    composition: row.composition.map(({ key, names, family, wanted }) => ({
      key,
      name: nameIn(names, locale, key),
      family,
      percent: textOf(wanted),
    })),
    portfolios: followersOf(row.id, followers),
  };
}

export type Followers = { connections: readonly ConnectionRow[]; readOnly: ReadonlySet<string> };

/** The portfolios that follow a strategy. */
export function followersOf(strategyId: string, { connections, readOnly }: Followers) {
  return connections
    .filter(({ strategy_id }) => strategy_id === strategyId)
    .map(({ portfolio_id, name, is_virtual, connected_at }) => ({
      id: portfolio_id,
      name,
      is_virtual,
      is_read_only: readOnly.has(portfolio_id),
      connected_at,
    }));
}
