import { wholeList } from '../../../foundation/answers.ts';
import { addMonths, dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { levelsOf } from '../../alerts/server/level-store.ts';
import { notesOnInstruments } from '../../holdings/server/note-store.ts';
import { instrumentsById } from '../../instruments/server/instrument-store.ts';
import { type Quote, quoteShapeOf, quotesOf } from '../../market-data/server/quotes/quotes.ts';
import { whatIsShown } from '../../market-data/server/what-is-shown.ts';
import { tagsOfAssets } from '../../remarks/server/tag-store.ts';
import type { readWatchlist as readCall } from '../contract.ts';
import { nearestTarget } from '../near-target.ts';
import { sinceWatched } from '../since-watched.ts';
import { type WatchedRow, watchedIn, watchlistsOf } from './watchlist-store.ts';

/** Lines begin at most so long ago. */
const mostYears = 5;

/** The assets of a list, each with what is known of it: as many queries as for one. */
export async function readWatchlist(context: Context, { params, query }: CallInput<typeof readCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const lists = await watchlistsOf(database, userId);
  if (!lists.some(({ id }) => id === params.id)) throw notFound();
  const [items, tags] = await Promise.all([
    watchedIn(database, userId, params.id),
    tagsOfAssets(database, userId, null),
  ]);
  const tagsOf = new Map(
    tags.flatMap((row) => (row.portfolio_id === null ? [[row.asset_id, row.tags]] : [])),
  );
  const wanted = query.tag?.toLowerCase();
  const shown = items.filter(
    ({ instrument_id }) =>
      wanted === undefined || tagsOf.get(instrument_id)?.some((tag) => tag.toLowerCase() === wanted),
  );
  const rows = await withMarket(context, shown);
  return wholeList(rows.map((row) => ({ ...row, tags: tagsOf.get(row.asset.id) ?? [] })));
}

async function withMarket(context: Context, items: readonly WatchedRow[]) {
  const { services, locale } = context;
  const { userId } = actorOf(context);
  const { database, clock } = services;
  const ids = items.map(({ instrument_id }) => instrument_id);
  const today = dayInWarsaw(clock.now());
  const instruments = await instrumentsById(database, ids, userId);
  const [quotes, levels, notes] = await Promise.all([
    quotesOf(services, instruments, { ...whatIsShown(context), since: firstDay(items, today) }),
    levelsOf(database, userId, null),
    notesOnInstruments(database, userId, ids),
  ]);
  const quoteOf = new Map(quotes.map((quote) => [quote.instrument.id, quote]));
  return items.flatMap((item) => {
    const quote = quoteOf.get(item.instrument_id);
    // Removed by its owner between the two readings.
    if (!quote) return [];
    const own = levels.filter((level) => level.instrument_id === item.instrument_id && !isOver(level));
    const note = notes.findLast(({ asset_id }) => asset_id === item.instrument_id);
    const added = dayInWarsaw(item.created_at);
    return [
      {
        id: item.id,
        asset: assetOf(quote, locale),
        added,
        since: sinceWatched(quote.closes, dayNumber(added), dayNumber(today)),
        target: nearestTarget(own, quote.instrument.price),
        note: note ? { id: note.id, note: note.note, version: note.version } : null,
      },
    ];
  });
}

/** Changes of a year need its closes; lines those since something is watched. */
function firstDay(items: readonly WatchedRow[], today: string): string {
  const added = items.map(({ created_at }) => dayInWarsaw(created_at));
  const earliest = addMonths(added.toSorted()[0] ?? today, -1);
  const oldest = addMonths(today, -12 * mostYears);
  const usual = addMonths(today, -13);
  if (earliest > usual) return usual;
  return earliest > oldest ? earliest : oldest;
}

const isOver = ({ crossed_at, repeats }: { crossed_at: Date | null; repeats: boolean }): boolean =>
  crossed_at !== null && !repeats;

function assetOf(quote: Quote, locale: string) {
  const { instrument } = quote;
  const shape = quoteShapeOf(quote, locale);
  return { ...shape, mic: instrument.mic, slug: instrument.owner_id === null ? shape.slug : null };
}
