import type { Plugin, Rolldown } from 'vite';

const entry = 'entry.client.tsx';
const aroundAllPages = [entry, 'root.tsx'];
const layout = 'public-site/layout.tsx';
const home = [layout, 'public-site/home.tsx'];
const login = ['auth/layout.tsx', 'auth/login.tsx'];
const dashboard = ['dashboard/layout.tsx', 'dashboard/page-room.tsx', 'dashboard/home.tsx'];

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
  return {
    name: 'frame-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      const groups = [
        { name: 'frame', test: (id: string) => frame.has(id) },
        { name: 'shared-site', test: (id: string) => site.has(id) },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd(error) {
      if (error) return;
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
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
      shared.delete(entryOf(entry, entries));
      frame = shared;
      site = sharedBySite(this, entries, frame);
    },
  };
}

/**
 * What public pages alone load, and more of them than the home page: in one file instead of a score, each of which is a
 * request. Pages that have some of it in common with the dashboard do not count, or both would load what they do not need.
 */
function sharedBySite(graph: Graph, entries: readonly string[], frame: ReadonlySet<string>): Set<string> {
  const isPublic = (id: string) => /[\\/]src[\\/]routes[\\/]public-site[\\/]/.test(id);
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

function entryOf(file: string, entries: readonly string[]): string {
  const ending = `/src/routes/${file}`;
  const entry = entries.find((id) => id.replaceAll('\\', '/').replace(/\?.*/, '').endsWith(ending));
  if (!entry) throw new Error(`No page is built from ${ending}: look at frameChunk`);
  return entry;
}
