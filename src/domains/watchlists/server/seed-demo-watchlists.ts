import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { decimal, rounded, textOf, times } from '../../../foundation/decimal.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { waitForPrice } from '../../alerts/server/manage-levels.ts';
import { insertNote } from '../../holdings/server/note-store.ts';
import { instrumentsById } from '../../instruments/server/instrument-store.ts';
import { demoId } from '../../market-data/server/demo/demo-id.ts';
import { insertAssetTags } from '../../remarks/server/tag-store.ts';
import { usualColumns } from '../watchlist-columns.ts';
import { insertWatched, insertWatchlist } from './watchlist-store.ts';

type Watched = {
  key: string;
  /** How many days it is watched. */
  days: number;
  /** A part of today's price; below one the owner waits for it to fall. */
  target?: string;
  note?: string;
  tags?: readonly string[];
};

/** What the demo's owner looks at, by demo key. */
const lists: readonly { name: string; watched: readonly Watched[] }[] = [
  {
    name: 'Ideas',
    watched: [
      {
        key: 'asml',
        days: 74,
        target: '0.997',
        note: 'Half a position there, the rest after results',
        tags: ['chips'],
      },
      {
        key: 'dnp',
        days: 122,
        target: '0.873',
        note: 'Only if margins hold for two quarters',
        tags: ['poland'],
      },
      {
        key: 'kru',
        days: 96,
        target: '1.07',
        note: 'Sold too early once; watch, do not chase',
        tags: ['poland'],
      },
      { key: 'v', days: 51, target: '0.904', note: 'Quality, waits for a bad month', tags: ['quality'] },
      { key: 'lpp', days: 33, target: '0.899', note: 'One share is a whole contribution', tags: ['poland'] },
    ],
  },
  {
    name: 'Funds',
    watched: [
      { key: 'iwda', days: 140, note: 'Cheaper than VWCE? Compare the tax first', tags: ['core'] },
      { key: 'meud', days: 20 },
    ],
  },
];

/** Shows what a watchlist is for, on first start. */
export async function seedDemoWatchlists(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const at = clock.now();
  const wanted = lists.flatMap(({ watched }) => watched.map(({ key }) => demoId(key)));
  const known = new Map((await instrumentsById(tx, wanted, user.id)).map((one) => [one.id, one]));
  for (const [place, { name, watched }] of lists.entries()) {
    const list_id = newId();
    const list = { id: list_id, name, place: place + 1, columns: usualColumns, submission_id: null, at };
    await insertWatchlist(tx, user.id, list);
    const there = watched.filter(({ key }) => known.has(demoId(key)));
    await insertWatched(
      tx,
      user.id,
      there.map(({ key, days }, i) => ({
        ...{ id: newId(), list_id, instrument_id: demoId(key), place: i + 1 },
        at: new Date(`${addDays(dayInWarsaw(at), -days)}T12:00:00Z`),
      })),
    );
    for (const one of there) await seedRemarks(tx, user.id, one, known.get(demoId(one.key))!, at);
  }
}

type Instrument = Awaited<ReturnType<typeof instrumentsById>>[number];

async function seedRemarks(
  tx: Tx,
  userId: string,
  { target, note, tags }: Watched,
  instrument: Instrument,
  at: Date,
): Promise<void> {
  const { id: instrumentId, price } = instrument;
  if (note)
    await insertNote(tx, userId, { id: newId(), instrument_id: instrumentId, portfolio_id: null, note, at });
  if (tags) await insertAssetTags(tx, userId, { instrumentId, portfolioId: null, names: tags, at });
  if (!target || price === null) return;
  const level = textOf(rounded(times(decimal(price), decimal(target)), 2));
  const direction = Number(target) < 1 ? 'down' : 'up';
  await waitForPrice(tx, userId, {
    ...{ level, direction, repeats: false, note: '', submissionId: null },
    instrument,
    at,
  });
}
