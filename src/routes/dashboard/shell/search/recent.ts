import type { FoundOutput } from '../../../../domains/search/contract.ts';
import { readStored, store } from '../browser-memory.ts';

/** What is remembered of something that was opened: enough to show it and to lead there again. */
export type Recent = Pick<FoundOutput, 'kind' | 'id' | 'title' | 'ticker' | 'note'> & { to: string };

const key = 'search-recent';
/** So many are offered (rule SE-9). */
export const mostRecent = 8;

type Stored = { user: string; opened: Recent[] };

/** What this person opened last in this browser, the newest first; what cannot be read counts as nothing. */
export function recentOf(userId: string): readonly Recent[] {
  try {
    const stored = JSON.parse(readStored(key) ?? '') as Stored;
    return stored.user === userId && Array.isArray(stored.opened) ? stored.opened.slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

export function remember(userId: string, { kind, id, title, ticker, note, to }: Recent): void {
  const before = recentOf(userId).filter((one) => one.kind !== kind || one.id !== id);
  const opened = [{ kind, id, title, ticker, note, to }, ...before].slice(0, mostRecent);
  store(key, JSON.stringify({ user: userId, opened } satisfies Stored));
}

/** When asked to, and when somebody logs out: the next in this browser must not see it. */
export function forgetRecent(): void {
  store(key, '');
}
