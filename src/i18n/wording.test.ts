import { expect, test } from 'vitest';
import { allMessages } from './messages.ts';

/**
 * What readers stumbled over, by the pattern behind it: abstract subjects with literal verbs, words of a bookkeeper,
 * several words for one thing. What to say instead is in docs/glossary.md.
 */
const stumbles: Record<'en' | 'pl', readonly RegExp[]> = {
  en: [
    /\bdid not load\b/,
    /\bcould not be (?:loaded|fetched|sent|made|written|deleted|started|drawn|cancelled)\b/,
    /\bwhat to do\b/i,
    /\blook at it\b/i,
    /\brests on\b/,
    /\b(?:will|may) stand\b/,
    /\bstands? (?:here|there|where|at|on)\b/,
    /\bfollow(?:s|ed)? (?:its )?cash\b/i,
    /\bdays of your own\b/i,
    /\blet us tell\b/i,
    /\bstill a question\b/i,
    /\bis no forecast\b/,
    /\bin between\b/,
    /\bmeanwhile\b/,
    /\btake the link back\b/i,
    /\bit goes with\b/i,
    /\bwritten down\b/,
    /\binvestment sum\b/i,
    /\badd (?:buy|sell)\b/i,
    /\bthe product’s (?:own )?words\b/,
    /\bis not known\b/,
    /\bhas not come\b/,
    /\binstrument/i,
  ],
  pl: [
    /co zrobić/i,
    /skąd to wiadomo/i,
    /\bstan(?:ą|ie) (?:na|udziały)/,
    /na papierze/i,
    /schodzą/,
    /dzień bez dywidendy/i,
    /nadchodzi/i,
    /skąd zysk/i,
    /podział a/i,
    /dziesiąta/,
    /przemówią/,
    /krokami do/i,
    /\b[wz] Walory\b/,
    /zmyślon/i,
    /składnik(?!i, kursy)/i,
    /(?:pesy|opty)mist/i,
    /rebalans/i,
    /międzyczasie/,
    /dodaj kupno/i,
    /nie (?:jest|są) znan/,
    /\bstoją?\b/,
    /trzyma(?:ć)? się/,
    /instrument/i,
    /broker/i,
  ],
};

/** Where a word means something else than the one it would be wrong for. */
const meant = [/^gallery\./, /^example/, /^imports\.(formats|brokers)\./];

function faultsIn(locale: 'en' | 'pl'): string[] {
  const faults: string[] = [];
  const walk = (node: unknown, key: string) => {
    if (typeof node !== 'string') {
      for (const [name, child] of Object.entries(node as object)) walk(child, key ? `${key}.${name}` : name);
      return;
    }
    const text = node.replaceAll('\u00a0', ' ');
    if (meant.some((pattern) => pattern.test(key))) return;
    for (const stumble of stumbles[locale])
      if (stumble.test(text.replace(/\{\w+\}/g, '…'))) faults.push(`${key}: ${stumble} in “${text}”`);
  };
  walk(allMessages(locale), '');
  return faults;
}

test.each(['en', 'pl'] as const)('no text in %s has the words that readers stumbled over', (locale) => {
  expect(faultsIn(locale)).toEqual([]);
});
