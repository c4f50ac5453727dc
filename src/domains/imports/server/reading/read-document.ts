import { declaresEntities, xmlDocument } from '../../kit/xml-document.ts';
import type { SourceFile } from '../../source-file.ts';
import { cleanTree, deepest } from './clean-text.ts';
import { FileRefused } from './file-refused.ts';
import type { Decoded } from './read-text.ts';

export function xmlOf(name: string, { text, encoding }: Decoded): SourceFile {
  if (declaresEntities(text)) throw new FileRefused('notDocument');
  if (longestTag(text) > mostInTag) throw new FileRefused('tooLarge');
  const document = treeOf(() => xmlDocument(text));
  if (document === undefined) throw new FileRefused('broken');
  return { name, kind: 'xml', encoding, tables: [], document };
}

/** A row of a broker is one tag with some hundred attributes. */
const mostInTag = 50_000;

function longestTag(text: string): number {
  let longest = 0;
  for (let at = text.indexOf('<'); at >= 0; ) {
    const next = text.indexOf('>', at);
    const end = next < 0 ? text.length : next;
    longest = Math.max(longest, end - at);
    at = text.indexOf('<', end);
  }
  return longest;
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
