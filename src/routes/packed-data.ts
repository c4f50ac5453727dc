import type { RouterContextProvider, ServerBuild } from 'react-router';
import { jsonLdText } from '../design-system/site/json-ld.ts';
import type { PageContext } from './page-context.ts';

/** Nothing until an object is seen a second time: most are made for one page. */
const known = new WeakMap<object, string | null>();
/** Texts of the language and answers that are kept lie near the surface of what a loader gives. */
const deepest = 4;

/**
 * The JSON of data. What stays the same object from page to page is written once: texts, and answers that are kept,
 * which nobody changes (platform/http/kept-answers.ts).
 */
export function jsonOf(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = known.get(value);
  if (text) return text;
  const written = depth < deepest ? partsOf(value, depth + 1) : JSON.stringify(value);
  known.set(value, text === undefined ? null : written);
  return written;
}

function partsOf(value: object, depth: number): string {
  if (Array.isArray(value)) {
    // Numbers and words need no look at each.
    if (typeof value[0] !== 'object') return JSON.stringify(value);
    return `[${value.map((one) => jsonOf(one, depth) ?? 'null').join(',')}]`;
  }
  const parts: string[] = [];
  for (const [name, one] of Object.entries(value)) {
    const json = jsonOf(one, depth);
    if (json !== undefined) parts.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${parts.join(',')}}`;
}

/**
 * What a loader gave, with its JSON as the one property of its own. Components on the server read the rest through the
 * prototype; the router's encoder sees the text alone and the browser unpacks it (vite.config.ts). The encoder would
 * number every value of its own: a third larger when compressed, and four times the work (decision 26). A page keeps
 * the text beside the router's stream, which would escape it twice, and the router carries its number.
 */
export function packed(data: object, attach: PageContext['attach'] = null): object {
  const json = jsonOf(data)!;
  return Object.create(data, { packed: { enumerable: true, value: attach ? attach(json) : json } });
}

const place = Buffer.from('<i id="page-data"');

/**
 * The page with the texts its loaders attached, where scripts find them by number (head/whole-page.tsx), and what machines read
 * of it.
 */
export function withAttached(page: Buffer, texts: readonly string[], things: readonly object[] = []): Buffer {
  if (!texts.length && !things.length) return page;
  const at = page.lastIndexOf(place);
  if (at < 0) throw new Error('the page has no place for its data');
  const scripts = texts.map(
    // The one sign that could end a script, or begin a comment in it.
    (text, index) =>
      `<script type="application/json" id="data-${index}">${text.replaceAll('<', '\\u003c')}</script>`,
  );
  if (things.length) scripts.push(`<script type="application/ld+json">${jsonLdText(things)}</script>`);
  return Buffer.concat([page.subarray(0, at), Buffer.from(scripts.join('')), page.subarray(at)]);
}

/** Loaders give plain data; answers, redirects and data with a status are the router's own business. */
function isPlain(given: unknown): given is object {
  return typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype;
}

type Arguments = { context: Readonly<RouterContextProvider> };
type Loader = (args: Arguments) => unknown;
type PageKey = Parameters<RouterContextProvider['get']>[0];

/** The build with loaders that pack what they give. */
export function withPackedData<B extends ServerBuild>(build: B, pageContext: PageKey): B {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as Loader | undefined;
    if (!route || !loader || !route.module.default) return [id, route];
    const packing = async (args: Arguments) => {
      const given = await loader(args);
      if (!isPlain(given)) return given;
      return packed(given, (args.context.get(pageContext) as PageContext).attach);
    };
    return [id, { ...route, module: { ...route.module, loader: packing } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
