import type { Purpose } from './purposes.ts';

/**
 * Where what may load: `public` is what everybody reads, `dashboard` is for people, and `quiet` is where passwords are typed or
 * a secret stands in the address.
 */
export type PageKind = 'public' | 'dashboard' | 'quiet';

const allowed: Record<PageKind, readonly Purpose[]> = {
  public: ['statistics', 'recording', 'charts'],
  dashboard: ['charts', 'maps'],
  quiet: [],
};

/** What loads on a page of a kind, of all that was agreed to (SF-19). */
export function loadedOn(kind: PageKind, agreed: readonly Purpose[]): Purpose[] {
  return agreed.filter((purpose) => allowed[kind].includes(purpose));
}

/** A script that was loaded lives as long as its document: pages on which other things load are other documents. */
export function needsNewDocument(from: PageKind, to: PageKind, agreed: readonly Purpose[]): boolean {
  return loadedOn(from, agreed).join() !== loadedOn(to, agreed).join();
}
