import * as z from 'zod/mini';
import { done, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { mostNoteLetters } from '../holdings/note-limits.ts';
import { submission, version } from '../ledger/contract.ts';
import { priceText } from '../ledger/ledger-fields.ts';
import { tagName } from '../ledger/tag-fields.ts';
import { quoteShape } from '../market-data/contract.ts';
import { longestListName, mostWatched, mostWatchlists, watchColumns } from './watchlist-columns.ts';

const id = z.object({ id: z.string() });

const listName = z
  .string('watchlistNameError')
  .check(
    z.trim(),
    z.minLength(1, 'watchlistNameError'),
    z.maxLength(longestListName, 'watchlistNameError'),
    z.regex(/^[^\p{Cc}]*$/u, 'watchlistNameError'),
  );
const columns = z
  .array(z.enum(watchColumns, 'watchlistColumnsError'), 'watchlistColumnsError')
  .check(z.maxLength(watchColumns.length, 'watchlistColumnsError'));
const place = (most: number) =>
  z.optional(
    z
      .int('watchlistPlaceError')
      .check(z.minimum(0, 'watchlistPlaceError'), z.maximum(most - 1, 'watchlistPlaceError')),
  );

const listShape = z.object({
  id: z.string(),
  name: z.string(),
  columns: z.array(z.enum(watchColumns)),
  /** Instruments in it. */
  count: z.number(),
  /** Whether the asset that was asked about is in it; null where none was. */
  has_asset: z.nullable(z.boolean()),
  version: z.number(),
});
export type Watchlist = z.output<typeof listShape>;

const targetShape = z.object({
  /** Of the price level. */
  id: z.string(),
  level: z.string(),
  way: z.enum(['below', 'above']),
  /** How far the price has to go, in percent of what it is. */
  distance: z.nullable(z.number()),
});

const itemShape = z.object({
  id: z.string(),
  asset: z.extend(quoteShape, {
    mic: z.string(),
    /** Null for one's own, which has no public page. */
    slug: z.nullable(z.string()),
  }),
  added: z.string(),
  /** Closes since it is watched, at even steps, and their change in percent; null where there were too few. */
  since: z.object({ line: z.array(z.number()), change: z.nullable(z.number()) }),
  /** The nearest of the prices one waits for. */
  target: z.nullable(targetShape),
  /** The note on the asset, wherever it is held. */
  note: z.nullable(z.object({ id: z.string(), note: z.string(), version: z.number() })),
  /** Of the asset. */
  tags: z.array(z.string()),
});
export type WatchedAsset = z.output<typeof itemShape>;

export const listWatchlists = defineCall({
  id: 'watchlists.list',
  method: 'GET',
  path: '/api/watchlists',
  summary: 'One’s own watchlists in their order; with `asset_id` also which of them have that asset',
  access: 'user',
  whenEmpty: 'watchlistsNotFetched',
  query: z.object({ asset_id: z.optional(z.string('assetError').check(z.maxLength(60, 'assetError'))) }),
  output: listOf(listShape),
});

export const readWatchlist = defineCall({
  id: 'watchlists.read',
  method: 'GET',
  path: '/api/watchlists/:id',
  summary:
    'The assets of a watchlist with prices, changes, targets, notes and tags; `tag` leaves only those that have it',
  access: 'user',
  whenEmpty: 'watchlistsNotFetched',
  params: id,
  query: z.object({ tag: z.optional(tagName) }),
  output: listOf(itemShape),
});

export const createWatchlist = defineCall({
  id: 'watchlists.create',
  method: 'POST',
  path: '/api/watchlists',
  summary: 'Adds an empty watchlist; 20 for each person',
  access: 'user',
  whenEmpty: 'watchlistNotSaved',
  body: z.object({ name: listName, submission_id: submission }),
  output: record(listShape),
  errors: ['watchlistNameError', 'watchlistNameTaken', 'tooManyWatchlists'],
});

export const updateWatchlist = defineCall({
  id: 'watchlists.update',
  method: 'PUT',
  path: '/api/watchlists/:id',
  summary:
    'Renames a watchlist, chooses its columns, or moves it among the others; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'watchlistNotSaved',
  params: id,
  body: z.object({
    name: z.optional(listName),
    columns: z.optional(columns),
    /** From 0 on, among one's lists. */
    place: place(mostWatchlists),
    version,
  }),
  output: record(listShape),
  errors: ['watchlistNameError', 'watchlistNameTaken', 'watchlistColumnsError', 'watchlistPlaceError'],
});

export const deleteWatchlist = defineCall({
  id: 'watchlists.delete',
  method: 'DELETE',
  path: '/api/watchlists/:id',
  summary: 'Removes a watchlist; prices one waits for, notes and tags stay. It can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'watchlistNotDeleted',
  params: id,
  output: done,
});

export const watchAsset = defineCall({
  id: 'watchlists.watch',
  method: 'POST',
  path: '/api/watched-assets',
  summary: 'Puts an asset at the end of a watchlist, with a price to wait for and a note if they are given',
  access: 'user',
  whenEmpty: 'watchedNotSaved',
  body: z.object({
    /** Without one it is the first list. */
    list_id: z.nullish(
      z.string('watchlistError').check(z.minLength(1, 'watchlistError'), z.maxLength(60, 'watchlistError')),
    ),
    /** What the first list is called where there is none yet. */
    list_name: z.optional(listName),
    asset_id: z.string('assetError').check(z.minLength(1, 'assetError'), z.maxLength(60, 'assetError')),
    /** In the currency and unit the asset is quoted in. */
    target: z.nullish(priceText('levelError')),
    way: z._default(z.enum(['below', 'above'], 'invalid'), 'below'),
    /** Takes the place of the note on the asset, if there is one. */
    note: z.nullish(
      z
        .string('assetNoteError')
        .check(
          z.trim(),
          z.maxLength(mostNoteLetters, 'assetNoteTooLong'),
          z.regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, 'assetNoteError'),
        ),
    ),
  }),
  output: record(z.object({ id: z.string(), list_id: z.string() })),
  errors: [
    'watchlistError',
    'assetError',
    'watchedAlready',
    'tooManyWatched',
    'levelError',
    'levelTooFar',
    'maxValueError',
    'tooManyLevels',
    'assetNoteError',
    'assetNoteTooLong',
    'tooManyAssetNotes',
  ],
});

export const moveWatched = defineCall({
  id: 'watchlists.move',
  method: 'PUT',
  path: '/api/watched-assets/:id',
  summary: 'Moves a watched asset to another place in its list, or to another list',
  access: 'user',
  whenEmpty: 'watchedNotSaved',
  params: id,
  body: z.object({
    list_id: z.optional(z.string('watchlistError').check(z.maxLength(60, 'watchlistError'))),
    /** From 0 on; without one it is the last. */
    place: place(mostWatched),
  }),
  output: done,
  errors: ['watchlistError', 'watchlistPlaceError', 'watchedAlready', 'tooManyWatched'],
});

export const unwatchAsset = defineCall({
  id: 'watchlists.unwatch',
  method: 'DELETE',
  path: '/api/watched-assets/:id',
  summary: 'Takes an asset off a watchlist; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'watchedNotDeleted',
  params: id,
  output: done,
});
