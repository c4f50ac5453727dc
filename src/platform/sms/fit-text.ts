/** The characters of a text message by the alphabet that phones know (GSM 03.38); the others cost more than twice as much. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** These take the place of two. */
const extended = '^{}\\[~]|€';

const weights = new Map([
  ...[...plain].map((letter) => [letter, 1] as const),
  ...[...extended].map((letter) => [letter, 2] as const),
]);

const mostParts = 3;
const sizes = { gsm: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } };

/** What printed texts have and phones do not. */
const signs: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  '„': '"',
  '”': '"',
  '“': '"',
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '×': 'x',
  '•': '-',
  '→': '->',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
};

function foldedLetter(letter: string): string {
  if (weights.has(letter)) return letter;
  return signs[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Letters without their marks, as Poles write messages anyway. */
function folded(text: string): string {
  return [...text.normalize('NFC')].map(foldedLetter).join('');
}

export type FittedText = { text: string; parts: number; alphabet: 'gsm' | 'unicode' };

/**
 * A text as it is sent (rule CH-6): in the phones' own alphabet where folding marks is enough, otherwise as written; in
 * at most three parts, cut at a word. An address at the end stays whole, because half of one leads nowhere.
 */
export function fitText(written: string): FittedText {
  const tidy = written
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .trim();
  const plainer = folded(tidy);
  const alphabet = [...plainer].every((letter) => weights.has(letter)) ? 'gsm' : 'unicode';
  const weigh = alphabet === 'gsm' ? gsmWeight : (text: string) => text.length;
  const text = shortened(alphabet === 'gsm' ? plainer : tidy, weigh, mostParts * sizes[alphabet].joined);
  const { alone, joined } = sizes[alphabet];
  const weight = weigh(text);
  return { text, alphabet, parts: weight <= alone ? 1 : Math.ceil(weight / joined) };
}

function gsmWeight(text: string): number {
  return [...text].reduce((sum, letter) => sum + (weights.get(letter) ?? 0), 0);
}

function shortened(text: string, weigh: (text: string) => number, most: number): string {
  if (weigh(text) <= most) return text;
  const address = /\s(https?:\/\/\S+)$/.exec(text)?.[1];
  const ending = address && weigh(address) < most / 2 ? `... ${address}` : '...';
  let kept = address === undefined ? text : text.slice(0, -address.length).trim();
  const room = most - weigh(ending);
  while (weigh(kept) > room) {
    const word = kept.slice(0, -1).search(/\s\S*$/);
    // A word that fills the message is cut wherever it must be, between two characters.
    kept = word > kept.length / 2 ? kept.slice(0, word).trim() : [...kept].slice(0, -1).join('');
  }
  return kept + ending;
}
