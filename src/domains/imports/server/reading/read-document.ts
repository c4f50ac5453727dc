import { declaresEntities, xmlDocument } from '../../kit/xml-document.ts';
import type { SourceFile } from '../../source-file.ts';
import { FileRefused } from './file-refused.ts';
import type { Decoded } from './read-text.ts';

export function xmlOf(name: string, { text, encoding }: Decoded): SourceFile {
  if (declaresEntities(text)) throw new FileRefused('notDocument');
  const document = xmlDocument(text);
  if (document === undefined) throw new FileRefused('broken');
  return { name, kind: 'xml', encoding, tables: [], document };
}

export function jsonFileOf(name: string, { text, encoding }: Decoded): SourceFile {
  try {
    return { name, kind: 'json', encoding, tables: [], document: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    throw new FileRefused('broken');
  }
}
