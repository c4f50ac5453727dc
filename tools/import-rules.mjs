// Who may import whom. The rules of ARCHITECTURE.md, as a machine reads them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Layers from the ground up; each may import itself and what its list names. */
const layers = {
  foundation: [],
  i18n: ['foundation'],
  platform: ['foundation'],
  'design-system': ['i18n', 'foundation'],
  domains: ['design-system', 'i18n', 'platform', 'foundation'],
  routes: ['domains', 'design-system', 'i18n', 'platform', 'foundation'],
  entry: ['routes', 'domains', 'design-system', 'i18n', 'platform', 'foundation'],
};

/** Domains by height: one may import those strictly below it. */
const heights = [
  ['identity', 'consent'],
  ['changes'],
  ['billing', 'instruments'],
  ['modules', 'leads', 'channels', 'market-data'],
  ['valuation', 'notifications', 'search'],
  ['ledger'],
  ['strategies', 'deposits', 'imports', 'remarks', 'site-texts'],
  ['bonds', 'real-estate'],
  ['brokers'],
  ['performance'],
  ['overview', 'exposure', 'backtest', 'pensions', 'alerts', 'reminders', 'income'],
  ['reports', 'calculators', 'education', 'onboarding', 'corporate-actions', 'taxes'],
  ['holdings', 'tax-files'],
  ['comparison', 'plans', 'watchlists'],
  ['public-site'],
  ['operations'],
];
export const heightOf = (domain) => heights.findIndex((level) => level.includes(domain));

const forbiddenNames = /^(utils?|helpers?|misc|common|index)\.(ts|tsx|mjs)$/;
// The catalogue named `common` is an area of texts, not a drawer.
const allowedNames = /i18n\/catalogues\//;

function zoneOf(file) {
  const [layer, domain, zone] = file.split('/');
  if (layer !== 'domains') return { layer };
  return { layer, domain, zone: zone === 'server' || zone === 'ui' ? zone : 'root' };
}

/** Why an import is wrong, or nothing. Both are paths under src/. */
export function complaint(from, to, typeOnly) {
  const a = zoneOf(from);
  const b = zoneOf(to);
  if (!(a.layer in layers)) return `unknown layer ${a.layer}`;
  if (a.layer !== b.layer) {
    if (!layers[a.layer].includes(b.layer)) return `${a.layer} may not import ${b.layer}`;
    if (a.layer === 'domains' && a.zone === 'root' && b.layer !== 'foundation')
      return 'root files of a domain import only root files and foundation';
    if (a.layer === 'domains' && a.zone === 'server' && b.layer === 'design-system')
      return 'server code does not know the design system';
    if (a.layer === 'domains' && a.zone === 'ui' && b.layer === 'platform' && !typeOnly)
      return 'ui does not reach into the platform';
    return undefined;
  }
  if (a.layer !== 'domains') return undefined;
  if (a.zone === 'root' && b.zone !== 'root')
    return 'root files of a domain import only root files and foundation';
  if (a.zone === 'ui' && b.zone === 'server') return 'ui and server never meet';
  if (a.zone === 'server' && b.zone === 'ui') return 'ui and server never meet';
  if (a.domain === b.domain) return undefined;
  if (heightOf(a.domain) < 0) return `domain ${a.domain} has no height in tools/import-rules.mjs`;
  return heightOf(b.domain) < heightOf(a.domain)
    ? undefined
    : `domain ${a.domain} may not import ${b.domain}`;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf(text) {
  return [...text.matchAll(importPattern)].map((match) => ({
    to: match[2] ?? match[3],
    typeOnly: !!match[1],
  }));
}

function* sources(folder) {
  for (const name of readdirSync(folder)) {
    const at = path.join(folder, name);
    if (statSync(at).isDirectory()) yield* sources(at);
    else if (/\.tsx?$/.test(name) && !/\.d\.ts$/.test(name)) yield at;
  }
}

/** Reads every source under `src` and lists what breaks a rule, cycles included. */
export function checkImports(src) {
  const problems = [];
  const graph = new Map();
  let imports = 0;
  for (const at of sources(src)) {
    const file = path.relative(src, at).replaceAll('\\', '/');
    if (forbiddenNames.test(path.basename(file)) && !allowedNames.test(file))
      problems.push(`${file}: a name that says nothing`);
    const edges = [];
    for (const { to, typeOnly } of importsOf(readFileSync(at, 'utf8'))) {
      if (!to.startsWith('.')) continue;
      imports += 1;
      const target = path.relative(src, path.resolve(path.dirname(at), to)).replaceAll('\\', '/');
      if (target.startsWith('..')) {
        if (!/\.test\.tsx?$/.test(file)) problems.push(`${file}: imports ${to} from outside src`);
        continue;
      }
      if (/\.test\.tsx?$/.test(file)) continue;
      const wrong = complaint(file, target, typeOnly);
      if (wrong) problems.push(`${file} -> ${target}: ${wrong}`);
      if (!typeOnly) edges.push(target);
    }
    graph.set(file, edges);
  }
  problems.push(...cycles(graph));
  return { problems, files: graph.size, imports };
}

function cycles(graph) {
  const done = new Set();
  const found = [];
  const visit = (file, trail) => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) return void found.push(`cycle: ${[...trail.slice(seenAt), file].join(' -> ')}`);
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
