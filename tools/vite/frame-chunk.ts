import type { Plugin, Rolldown } from 'vite';

const entry = 'entry.client.tsx';
const aroundAllPages = [entry, 'root.tsx'];
const home = ['public-site/layout.tsx', 'public-site/home.tsx'];
const dashboard = ['dashboard/layout.tsx', 'dashboard/page-room.tsx', 'dashboard/home.tsx'];

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** All modules that are loaded along with the given ones; what waits for an `import()` is none of them. */
function neededBy(graph: Graph, starts: readonly string[]): Set<string> {
  const needed = new Set(starts);
  for (const id of needed) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
  return needed;
}

/**
 * What both the first page of a visitor and that of an investor load, in one file that stays in the browser's cache. Read
 * from the imports themselves, so that nothing gets in which a visitor has no use for. What begins the page stands beside it:
 * the frame is run before there is a page to take over (src/routes/head/page-scripts.tsx).
 */
export function frameChunk(): Plugin {
  let frame: ReadonlySet<string> = new Set();
  return {
    name: 'frame-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      const groups = [{ name: 'frame', test: (id: string) => frame.has(id) }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd(error) {
      if (error) return;
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const [around, visitors, investors] = [aroundAllPages, home, dashboard].map((files) =>
        neededBy(
          this,
          files.map((file) => entryOf(file, entries)),
        ),
      );
      const shared = new Set([...around!, ...[...visitors!].filter((id) => investors!.has(id))]);
      shared.delete(entryOf(entry, entries));
      frame = shared;
    },
  };
}

function entryOf(file: string, entries: readonly string[]): string {
  const ending = `/src/routes/${file}`;
  const entry = entries.find((id) => id.replaceAll('\\', '/').replace(/\?.*/, '').endsWith(ending));
  if (!entry) throw new Error(`No page is built from ${ending}: look at frameChunk`);
  return entry;
}
