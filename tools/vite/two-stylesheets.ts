import type { Plugin, Rolldown } from 'vite';
import { behindLogin } from './frame-chunk.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isInner = (chunk: Chunk) => behindLogin.test(chunk.facadeModuleId ?? '');
const isRoot = (chunk: Chunk) => /[\\/]src[\\/]routes[\\/]root\.tsx(\?|$)/.test(chunk.facadeModuleId ?? '');

function chunksOf(bundle: Bundle, names: Iterable<string>): Chunk[] {
  return [...names].map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
}

/** All code that the given entries may load, at once or later. */
function reachedBy(bundle: Bundle, entries: readonly Chunk[]): Set<Chunk> {
  const reached = new Set(entries);
  for (const { imports, dynamicImports } of reached)
    for (const next of chunksOf(bundle, [...imports, ...dynamicImports])) reached.add(next);
  return reached;
}

/** Code in the order in which it runs: what is imported before what imports it, and last what is loaded later. */
function inOrder(bundle: Bundle, entries: readonly Chunk[]): Set<Chunk> {
  const ordered = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const later = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunksOf(bundle, chunk.imports)) visit(imported);
    for (const name of chunk.dynamicImports) later.add(name);
    ordered.add(chunk);
  };
  for (const entry of entries) visit(entry);
  for (const name of later) for (const chunk of chunksOf(bundle, [name])) visit(chunk);
  return ordered;
}

type Sheet = 'site' | 'dashboard';

/** Which of the two each file of styles belongs to, in order. Code whose styles are the same shares a file. */
function sheetsOf(bundle: Bundle, entries: readonly Chunk[]): Map<string, Sheet> {
  const outer = entries.filter((entry) => !isInner(entry));
  const site = reachedBy(bundle, outer);
  const sheets = new Map<string, Sheet>();
  for (const chunk of inOrder(bundle, entries))
    for (const name of chunk.viteMetadata?.importedCss ?? [])
      sheets.set(name, site.has(chunk) || sheets.get(name) === 'site' ? 'site' : 'dashboard');
  return sheets;
}

function take(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`There are no styles in ${name}: look at twoStylesheets`);
  delete bundle[name];
  return file.source.toString();
}

/** Strings are passed over: what stands in one is no brace. A rule, with its block, or a statement that has none. */
const rule = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^"'{};])*(?:;|(?=\{))/y;
const inBlock = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g;

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  for (let from = 0; from < css.length; ) {
    rule.lastIndex = from;
    let to = rule.exec(css) ? rule.lastIndex : css.length;
    if (css[to] === '{') to = endOfBlock(css, to);
    rules.push(css.slice(from, to));
    from = to;
  }
  return rules;
}

function endOfBlock(css: string, from: number): number {
  inBlock.lastIndex = from;
  let depth = 0;
  for (let found = inBlock.exec(css); found; found = inBlock.exec(css)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return inBlock.lastIndex;
  }
  return css.length;
}

/**
 * Each file brings along all rules of the files that it composes from. Of equal rules the last one decides, so that only
 * that is kept: nothing looks another way.
 */
export function withoutRepeats(css: string): string {
  const rules = rulesOf(css);
  const last = new Map(rules.map((text, at) => [text.trim(), at]));
  return rules.filter((text, at) => last.get(text.trim()) === at).join('');
}

/**
 * A stylesheet for each file of code would cost a score of round trips before the first paint; one for all pages would make
 * a visitor wait for the styles of the whole dashboard. So there are two: what pages in front of the login may come to need
 * is linked by all pages, the rest by those behind it, after the first. What links them is src/routes/head/page-styles.tsx.
 */
export function twoStylesheets(): Plugin {
  return {
    name: 'two-stylesheets',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const styles: Record<Sheet, string> = { site: '', dashboard: '' };
      for (const [name, sheet] of sheetsOf(bundle, entries)) styles[sheet] += take(bundle, name);
      for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear();
      // The server's code has the same styles.
      if (this.environment.name !== 'client') return;
      const emit = (sheet: Sheet) =>
        this.getFileName(
          this.emitFile({ type: 'asset', name: `${sheet}.css`, source: withoutRepeats(styles[sheet]) }),
        );
      const names = { site: emit('site'), dashboard: emit('dashboard') };
      for (const entry of entries) {
        if (isRoot(entry)) entry.viteMetadata?.importedCss.add(names.site);
        if (isInner(entry)) entry.viteMetadata?.importedCss.add(names.dashboard);
      }
    },
  };
}
