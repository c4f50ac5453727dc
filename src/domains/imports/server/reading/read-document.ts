import { declaresEntities, xmlDocument } from '../../kit/xml-document.ts';
import type { SourceFile } from '../../source-file.ts';
import { cleanTree, deepest } from './clean-text.ts';
import { FileRefused } from './file-refused.ts';
import type { Decoded } from './read-text.ts';

export function xmlOf(name: string, { text, encoding }: Decoded): SourceFile {
  if (declaresEntities(text)) throw new FileRefused('notDocument');
  const { longest, depth } = tagsIn(text);
  if (longest > mostInTag) throw new FileRefused('tooLarge');
  if (depth > deepest) throw new FileRefused('broken');
  const document = treeOf(() => xmlDocument(text));
  if (document === undefined) throw new FileRefused('broken');
  return { name, kind: 'xml', encoding, tables: [], document };
}

/** A row of a broker is one tag with some hundred attributes. */
const mostInTag = 50_000;

/** The longest tag, and how deep elements lie in each other: both before anybody builds a tree of them. */
function tagsIn(text: string): { longest: number; depth: number } {
  let [longest, level, depth] = [0, 0, 0];
  for (let at = text.indexOf('<'); at >= 0; ) {
    const next = text.indexOf('>', at);
    const end = next < 0 ? text.length : next;
    longest = Math.max(longest, end - at);
    const mark = text[at + 1];
    if (mark === '/') level -= 1;
    else if (mark !== '?' && mark !== '!' && text[end - 1] !== '/') depth = Math.max(depth, ++level);
    at = text.indexOf('<', end);
  }
  return { longest, depth };
}

export function jsonFileOf(name: string, { text, encoding }: Decoded): SourceFile {
  if (deepestBracket(text) > deepest) throw new FileRefused('broken');
  const document = treeOf(() => JSON.parse(text.replace(/^\ufeff/, '')));
  return { name, kind: 'json', encoding, tables: [], document };
}

/** How deep brackets lie in each other, but for those within texts. */
function deepestBracket(text: string): number {
  let [depth, most] = [0, 0];
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) isText = !isText;
    else if (sign === 0x5c) at += 1;
    else if (isText) continue;
    else if (sign === 0x5b || sign === 0x7b) most = Math.max(most, ++depth);
    else if (sign === 0x5d || sign === 0x7d) depth -= 1;
  }
  return most;
}

function treeOf(parse: () => unknown): unknown {
  try {
    return cleanTree(parse());
  } catch {
    throw new FileRefused('broken');
  }
}
