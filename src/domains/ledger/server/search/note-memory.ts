import { foldToWords } from '../../../../foundation/fold-text.ts';
import { RecentlyUsed } from '../../../../foundation/recently-used.ts';
import type { Services } from '../../../../platform/services.ts';
import { ledgerStamp } from '../holding-store.ts';
import { notesOf } from './found-transaction-store.ts';

type Kept = { stamp: string; notes: readonly { id: string; words: string }[] };

/** By the length of their texts. */
const mostLetters = 20_000_000;
/** What a note costs whatever is in it. */
const besides = 100;
const memories = new WeakMap<Services, RecentlyUsed<Kept>>();

/**
 * The transactions whose notes have all of these folded words, newest first. Taking marks off 10,000 notes costs the
 * database hundreds of milliseconds, so they are kept folded while the ledger is as it was.
 */
export async function notedWith(
  services: Services,
  userId: string,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const memory = memories.get(services) ?? new RecentlyUsed<Kept>(mostLetters);
  memories.set(services, memory);
  // Before what it stands for: what is read after it may be newer and is never kept as newer than it is.
  const stamp = await ledgerStamp(services.database, userId);
  let kept = memory.get(userId);
  if (kept?.stamp !== stamp) {
    const rows = await notesOf(services.database, userId);
    kept = { stamp, notes: rows.map(({ id, note }) => ({ id, words: foldToWords(note) })) };
    memory.set(
      userId,
      kept,
      kept.notes.reduce((sum, note) => sum + note.words.length + besides, stamp.length),
    );
  }
  const found: string[] = [];
  for (const note of kept.notes) {
    if (found.length === most) break;
    if (words.every((word) => note.words.includes(word))) found.push(note.id);
  }
  return found;
}
