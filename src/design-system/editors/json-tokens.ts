export type JsonToken = { text: string; kind: 'key' | 'value' | 'plain' };

const pattern = /("(?:[^"\\\n]|\\.)*")(\s*:)?|-?\d[\w.+-]*|\b(?:true|false|null)\b/g;

/** A text in pieces to be coloured; whatever is no JSON stays plain. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) tokens.push({ text: text.slice(at, match.index), kind: 'plain' });
    const [whole, quoted, colon] = match;
    tokens.push({ text: quoted ?? whole, kind: colon === undefined ? 'value' : 'key' });
    if (colon) tokens.push({ text: colon, kind: 'plain' });
    at = match.index + whole.length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at), kind: 'plain' });
  return tokens;
}
