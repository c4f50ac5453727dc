/** Gain and loss carry a sign in their text, and get a colour and an arrow: colour alone tells nothing. */
export type Tone = 'gain' | 'loss' | 'flat';

export type MailLink = { label: string; url: string };

export type MailFigure = {
  label: string;
  value: string;
  change?: { text: string; tone: Tone };
};

export type MailItem = {
  title: string;
  text?: string;
  url?: string;
  /** When it was, or another short remark. */
  remark?: string;
  /** The way to hear less of this. */
  less?: MailLink;
};

export type MailCell = string | { text: string; tone: Tone };

export type MailBlock =
  | { is: 'heading'; text: string }
  | { is: 'paragraph'; text: string }
  | { is: 'action'; label: string; url: string }
  /** The address of the action once more, for where buttons do not work. */
  | { is: 'address'; hint: string; url: string }
  /** The first is the main one and stands large. */
  | { is: 'figures'; figures: readonly MailFigure[] }
  /** Short: the first column says what, the others are numbers. */
  | { is: 'table'; label: string; headers: readonly string[]; rows: readonly (readonly MailCell[])[] }
  | { is: 'items'; items: readonly MailItem[] }
  /** Digits to be typed elsewhere. */
  | { is: 'code'; code: string }
  /** A quiet remark. */
  | { is: 'note'; text: string };

const arrows: Record<Tone, string> = { gain: '▲', loss: '▼', flat: '' };

export const arrowOf = (tone: Tone): string => arrows[tone];

export function cellOf(cell: MailCell): { text: string; tone: Tone } {
  return typeof cell === 'string' ? { text: cell, tone: 'flat' } : cell;
}

/** Only what leads to a page: a link of a mail never runs anything. */
export function addressOf(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`no address for a mail: ${protocol}`);
  return url;
}
