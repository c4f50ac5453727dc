import { XMLParser } from 'fast-xml-parser';
import type { SourceFile } from '../../source-file.ts';
import { FileRefused } from './file-refused.ts';
import type { Decoded } from './read-text.ts';

/** Names and values as they stand: nothing is made a number, no entity leads anywhere. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 100_000, maxEntitySize: 10 },
  ignoreDeclaration: true,
  ignorePiTags: true,
});

export function xmlOf(name: string, { text, encoding }: Decoded): SourceFile {
  // Whoever declares entities of their own means no good.
  if (/<!(doctype|entity)/i.test(text.slice(0, 4096))) throw new FileRefused('notDocument');
  try {
    return { name, kind: 'xml', encoding, tables: [], document: parser.parse(text, true) };
  } catch {
    throw new FileRefused('broken');
  }
}

export function jsonFileOf(name: string, { text, encoding }: Decoded): SourceFile {
  try {
    return { name, kind: 'json', encoding, tables: [], document: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    throw new FileRefused('broken');
  }
}
