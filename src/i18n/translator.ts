import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { warsawZone } from '../foundation/warsaw/warsaw-zone.ts';
import { formatters } from './formatters.ts';
import type { Locale } from './locales.ts';

type Chunks = (chunks: ReactNode) => ReactNode;
type Values = Record<string, string | number | boolean | Date | Chunks>;

export type Translator = {
  (key: string, values?: Values): string;
  rich(key: string, values?: Values): ReactNode;
  markup(key: string, values?: Values): ReactNode;
  raw(key: string): unknown;
  has(key: string): boolean;
};

const options = { formatters, timeZone: warsawZone };
const translators = new WeakMap<object, WeakMap<object, Map<string, Translator>>>();
const plainly = {};

/**
 * Reads compiled texts of one area. The library makes a translator for each component that speaks and walks to each
 * text anew, which was a tenth of rendering a page: here both are found once for the texts, however many components and
 * pages speak (decision 26). Another way of writing has translators of its own, so that what was kept of the first is made
 * anew.
 */
export function translatorOf(
  messages: object,
  locale: Locale,
  namespace = '',
  formats: object = plainly,
): Translator {
  const byWay = translators.get(messages) ?? new WeakMap<object, Map<string, Translator>>();
  if (!translators.has(messages)) translators.set(messages, byWay);
  let known = byWay.get(formats);
  if (!known) {
    known = new Map();
    byWay.set(formats, known);
  }
  const key = `${locale} ${namespace}`;
  let translator = known.get(key);
  if (!translator) {
    translator = createTranslator(messages, locale, namespace);
    known.set(key, translator);
  }
  return translator;
}

function createTranslator(messages: object, locale: Locale, namespace: string): Translator {
  const texts = new Map<string, unknown>();
  const pathOf = (key: string) => (namespace ? `${namespace}.${key}` : key);

  function find(key: string): unknown {
    let text = texts.get(key);
    if (text === undefined) {
      text = at(messages, pathOf(key));
      if (text !== undefined) texts.set(key, text);
    }
    return text;
  }
  /** Says on the console what is wrong and shows the address of the text, as the library does. */
  function fail(key: string, reason: string): string {
    // biome-ignore lint/suspicious/noConsole: whoever left a text out looks there.
    console.error(new Error(`${reason}: ${pathOf(key)} (${locale})`));
    return pathOf(key);
  }
  function rich(key: string, values?: Values): ReactNode {
    const text = find(key);
    if (typeof text === 'string') return text;
    if (text === undefined) return fail(key, 'no such text');
    try {
      const filled = values && (withKeys(values) as FormatValues<ReactNode>);
      const written = format<ReactNode>(text as CompiledMessage, locale, filled, options) as ReactNode;
      // A text of empty values alone has no parts at all.
      return Array.isArray(written) && written.length === 0 ? '' : written;
    } catch (error) {
      return fail(key, (error as Error).message);
    }
  }
  const translate = (key: string, values?: Values): string => {
    const text = rich(key, values);
    return typeof text === 'string' ? text : fail(key, 'has marks');
  };
  const raw = (key: string): unknown => find(key) ?? fail(key, 'no such text');
  const has = (key: string): boolean => find(key) !== undefined;
  return Object.assign(translate, { rich, markup: rich, raw, has });
}

function at(messages: object, path: string): unknown {
  let found: unknown = messages;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found ?? undefined;
}

/** Elements that stand in a list of words need keys. */
function withKeys(values: Values): Values {
  const keyed: Values = {};
  for (const [name, value] of Object.entries(values)) {
    let count = 0;
    keyed[name] =
      typeof value !== 'function'
        ? value
        : (chunks) => {
            const node = value(chunks);
            return isValidElement(node) ? cloneElement(node, { key: name + count++ }) : node;
          };
  }
  return keyed;
}
