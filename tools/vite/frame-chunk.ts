import type { Plugin, Rolldown } from 'vite';
import { mergeParts, type Part } from './merge-parts.ts';

const entry = 'entry.client.tsx';
const aroundAllPages = [entry, 'root.tsx'];
const layout = 'public-site/layout.tsx';
const home = [layout, 'public-site/home.tsx'];
const login = ['auth/layout.tsx', 'auth/login.tsx'];
const dashboard = ['dashboard/layout.tsx', 'dashboard/page-room.tsx', 'dashboard/home.tsx'];

/** Routes that only those see who have signed in, and those of development. */
export const behindLogin = /[\\/]src[\\/]routes[\\/](dashboard|dev)[\\/]/;

const isPublic = (id: string) => /[\\/]src[\\/]routes[\\/]public-site[\\/]/.test(id);
const manyPages = 8;
const mostParts = 100;
/**
 * What a request may cost, in letters of code that are loaded in vain instead: a visitor sees one page and has to fetch all of
 * it, an investor goes from page to page with a full cache.
 */
const requestOutside = 500;
const requestInside = 8000;
const inside = 'a page behind the login';
const firstInside = 'the first of them';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** All modules that are loaded along with the given ones; what waits for an `import()` is none of them. */
function neededBy(graph: Graph, starts: readonly string[]): Set<string> {
  const needed = new Set(starts);
  for (const id of needed) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
  return needed;
}

/**
 * What the first page of a visitor has in common with the login or the first page of an investor, in one file that stays in
 * the browser's cache. Read from the imports themselves, so that nothing gets in which a visitor has no use for. What begins
 * the page stands beside it: the frame is run before there is a page to take over (src/routes/head/page-scripts.tsx).
 */
export function frameChunk(): Plugin {
  let frame: ReadonlySet<string> = new Set();
  let site: ReadonlySet<string> = new Set();
  let parts: readonly ReadonlySet<string>[] = [];
  let rooms: readonly ReadonlySet<string>[] = [];
  return {
    name: 'frame-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      const groups = [
        { name: 'frame', test: (id: string) => frame.has(id) },
        { name: 'shared-site', test: (id: string) => site.has(id) },
        // How many there are is known when all is read, too late to say so: the last ones stay empty.
        ...Array.from({ length: mostParts }, (_, at) => ({
          name: `part-${at + 1}`,
          test: (id: string) => parts[at]?.has(id) ?? false,
        })),
        ...Array.from({ length: mostParts }, (_, at) => ({
          name: `room-${at + 1}`,
          test: (id: string) => rooms[at]?.has(id) ?? false,
        })),
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd(error) {
      if (error) return;
      // Modules come in the order in which they were read, another one each time: the same sources make the same files.
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).sort();
      const [around, visitors, ...next] = [aroundAllPages, home, login, dashboard].map((files) =>
        neededBy(
          this,
          files.map((file) => entryOf(file, entries)),
        ),
      );
      const shared = new Set([
        ...around!,
        ...[...visitors!].filter((id) => next.some((page) => page.has(id))),
      ]);
      for (const id of everyday(this, entries, next.at(-1)!)) shared.add(id);
      shared.delete(entryOf(entry, entries));
      frame = shared;
      site = sharedBySite(this, entries, frame);
      parts = partsOfSite(this, entries, new Set([...frame, ...site]));
      const taken = [frame, site, ...parts].flatMap((ids) => [...ids]);
      rooms = partsOfInside(this, entries, new Set(taken));
    },
  };
}

/** What so many public pages need, and an investor's first page too, that a file of its own costs more than it saves. */
function everyday(graph: Graph, entries: readonly string[], inner: ReadonlySet<string>): string[] {
  const pages = entries.filter(isPublic).map((entry) => neededBy(graph, [entry]));
  return [...inner].filter((id) => pages.filter((page) => page.has(id)).length >= manyPages);
}

/**
 * What public pages alone load, and more of them than the home page: in one file instead of a score, each of which is a
 * request. Pages that have some of it in common with the dashboard do not count, or both would load what they do not need.
 */
function sharedBySite(graph: Graph, entries: readonly string[], frame: ReadonlySet<string>): Set<string> {
  const [frameOfSite, first] = home.map((file) => entryOf(file, entries)) as [string, string];
  const others = neededBy(
    graph,
    entries.filter((id) => isPublic(id) && id !== first),
  );
  const elsewhere = neededBy(
    graph,
    entries.filter((id) => !isPublic(id)),
  );
  const wanted = [...neededBy(graph, [frameOfSite, first])];
  // The bundler puts beside a module whatever it imports: none with an import that belongs elsewhere.
  const isAlone = (id: string) =>
    ![...neededBy(graph, [id])].some((next) => elsewhere.has(next) && !frame.has(next));
  return new Set(
    wanted.filter((id) => others.has(id) && !frame.has(id) && !entries.includes(id) && isAlone(id)),
  );
}

/** By module: the pages that need it. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

function usersOf(graph: Graph, entries: readonly string[]): Users {
  const users = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const id of neededBy(graph, [entry])) users.set(id, (users.get(id) ?? new Set<string>()).add(entry));
  return users;
}

/**
 * What several pages need and is in no file yet, in one file for all that the same of them need; `pagesOf` says what counts
 * as the same. Small ones that nearly the same pages need are one. An investor's first page, which is waited for most, loads
 * nothing in vain.
 */
function partsOf(
  graph: Graph,
  ids: readonly string[],
  request: number,
  pagesOf: (id: string) => ReadonlySet<string>,
): ReadonlySet<string>[] {
  const parts = new Map<string, Part>();
  for (const id of [...ids].sort()) {
    const pages = pagesOf(id);
    const key = [...pages].sort().join();
    const { ids: others, letters } = parts.get(key) ?? { ids: [], letters: 0 };
    const more = graph.getModuleInfo(id)?.code?.length ?? 0;
    parts.set(key, { ids: [...others, id], letters: letters + more, pages });
  }
  const merged = mergeParts(
    [...parts.values()],
    request,
    (one, other) => one.pages.has(firstInside) === other.pages.has(firstInside),
  );
  if (merged.length > mostParts) throw new Error(`There are ${merged.length} parts: look at frameChunk`);
  // The bundler puts beside a module whatever it imports and is not yet in a file: what most pages need comes first.
  return merged.sort((one, other) => other.pages.size - one.pages.size).map(({ ids }) => new Set(ids));
}

/** What public pages share with others. Of pages behind the login it counts only whether the first of them needs it, or any. */
function partsOfSite(
  graph: Graph,
  entries: readonly string[],
  taken: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const users = usersOf(graph, entries);
  const first = entryOf(dashboard.at(-1)!, entries);
  const isOuter = (page: string) => !behindLogin.test(page);
  const shared = [...users].filter(
    ([id, pages]) => pages.size > 1 && [...pages].some(isOuter) && !taken.has(id) && !entries.includes(id),
  );
  return partsOf(
    graph,
    shared.map(([id]) => id),
    requestOutside,
    (id) => {
      const pages = [...users.get(id)!];
      return new Set([
        ...pages.filter(isOuter),
        ...(pages.every(isOuter) ? [] : [inside]),
        ...(pages.includes(first) ? [firstInside] : []),
      ]);
    },
  );
}

/** What pages behind the login alone share. */
function partsOfInside(
  graph: Graph,
  entries: readonly string[],
  taken: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const users = usersOf(graph, entries);
  const [layout, room, first] = dashboard.map((file) => entryOf(file, entries)) as [string, string, string];
  const around = neededBy(graph, [layout, room]);
  const all = new Set([...entries.filter((page) => behindLogin.test(page)), firstInside]);
  const shared = [...users].filter(
    ([id, pages]) =>
      (pages.size > 1 || around.has(id)) &&
      [...pages].every((page) => behindLogin.test(page)) &&
      !taken.has(id) &&
      !entries.includes(id),
  );
  return partsOf(
    graph,
    shared.map(([id]) => id),
    requestInside,
    (id) => {
      const pages = users.get(id)!;
      if (around.has(id)) return all;
      return pages.has(first) ? new Set([...pages, firstInside]) : pages;
    },
  );
}

function entryOf(file: string, entries: readonly string[]): string {
  const ending = `/src/routes/${file}`;
  const entry = entries.find((id) => id.replaceAll('\\', '/').replace(/\?.*/, '').endsWith(ending));
  if (!entry) throw new Error(`No page is built from ${ending}: look at frameChunk`);
  return entry;
}
