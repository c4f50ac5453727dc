import { XMLParser } from 'fast-xml-parser';

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

/** Whoever declares entities of their own means no good. */
export function declaresEntities(text: string): boolean {
  return /<!(doctype|entity)/i.test(text);
}

/** Elements by their name, attributes beside them; nothing where the text is no whole document. */
export function xmlDocument(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    return undefined;
  }
}
