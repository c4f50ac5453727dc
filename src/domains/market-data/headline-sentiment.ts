import { foldText } from '../../foundation/fold-text.ts';
import { headlineLexicon, type Meaning } from './headline-lexicon.ts';

type Mark = { at: number; meaning: Meaning };
type Clause = { weight: number; marks: Mark[] };
type Thing = { from: number; to: number; grows: number; own: number; moved: boolean };
type Unit = { at: number; value: number };

const longestHeadline = 400;
const negated = -0.6;
const strengthened = 1.4;
const hedged = 0.7;
const absent = -0.35;
/** How much it takes to leave the middle: one plain word of 0.5 gives 0.42. */
const inertia = 0.7;

/**
 * What a headline says of a company or a market, from -1 (bad) to 1 (good), by words in English and Polish.
 * It knows words, not the world: irony, names that are words (Best Buy is an exception it knows),
 * comparisons with another company, whose good news it is, and numbers without a verb stay unseen.
 * What it does not know is 0.
 */
export function headlineSentiment(headline: string): number {
  const words = wordsOf(headline.slice(0, longestHeadline));
  const marks = marksOf(words);
  let total = 0;
  for (const clause of clausesOf(marks)) total += clause.weight * weigh(clause.marks);
  if (words.includes('?') || marks.some(({ meaning }) => meaning.kind === 'hedge')) total *= hedged;
  // `|| 0` turns -0 into 0.
  return Math.round((total / (Math.abs(total) + inertia)) * 1000) / 1000 || 0;
}

const signedPercent = /(^|[\s(])([+\-−–])\d+(?:[.,]\d+)?\s?(?:%|proc)/g;
const breaks = /[;:!?()|–—…"„”]|,(?!\d)|\.(?=\s|$)|\s-\s/g;

/** Lower case without accents; breaks between clauses become words of their own. */
function wordsOf(headline: string): string[] {
  const folded = foldText(headline).replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const broken = folded
    .replace(signedPercent, (_, before, sign) => `${before} ${sign === '+' ? '+%' : '-%'} `)
    .replace(breaks, (sign) => (sign === '?' ? ' ? ' : ' | '));
  return broken.match(/[+-]%|[a-z]+|\d+|[|?]/g) ?? [];
}

type Pattern = { words: string[]; meaning: Meaning };
const patterns = headlineLexicon.flatMap(([meaning, list]) =>
  list.split(/\s+/).map((pattern): Pattern => ({ words: pattern.split('_'), meaning })),
);
const phrases = patterns
  .filter(({ words }) => words.length > 1)
  .sort((a, b) => b.words.length - a.words.length);
const exact = new Map<string, Meaning>();
const stems = new Map<string, Meaning>();
for (const { words, meaning } of patterns) {
  const [word] = words as [string];
  if (words.length > 1) continue;
  if (word.endsWith('*')) stems.set(word.slice(0, -1), meaning);
  else exact.set(word, meaning);
}
exact.set('+%', { kind: 'move', value: 0.4 });
exact.set('-%', { kind: 'move', value: -0.4 });
for (const sign of ['|', '?']) exact.set(sign, { kind: 'clause', weight: 1 });

function meaningOf(word: string): Meaning | undefined {
  const known = exact.get(word);
  if (known) return known;
  for (let length = word.length; length >= 3; length--) {
    const stem = stems.get(word.slice(0, length));
    if (stem) return stem;
  }
  return undefined;
}

const matches = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

function marksOf(words: string[]): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((one) => one.words.every((pattern, i) => matches(pattern, words[at + i])));
    const meaning = phrase?.meaning ?? meaningOf(words[at]!);
    if (meaning && meaning.kind !== 'nothing') marks.push({ at, meaning });
    at += phrase?.words.length ?? 1;
  }
  return marks;
}

/** What stands before a "but" counts for less, and what follows it for more. */
function clausesOf(marks: Mark[]): Clause[] {
  const clauses: Clause[] = [{ weight: 1, marks: [] }];
  for (const mark of marks) {
    if (mark.meaning.kind === 'clause') clauses.push({ weight: mark.meaning.weight, marks: [] });
    else if (mark.meaning.kind === 'turn') {
      for (const clause of clauses) clause.weight *= 0.5;
      clauses.push({ weight: 1.25, marks: [] });
    } else clauses.at(-1)!.marks.push(mark);
  }
  return clauses;
}

function weigh(marks: Mark[]): number {
  const things = thingsOf(marks);
  const units: Unit[] = [];
  const degrees: { at: number; factor: number }[] = [];
  for (const { at, meaning } of marks) {
    if (meaning.kind === 'mood') units.push({ at, value: meaning.value });
    if (meaning.kind === 'move') units.push({ at, value: meaning.value * moved(things, at, meaning.next) });
    if (meaning.kind === 'degree') degrees.push({ at, factor: meaning.factor });
    if (meaning.kind === 'strong') {
      if (marks.some((other) => Math.abs(other.at - at) <= 2 && speaks(other.meaning)))
        degrees.push({ at, factor: strengthened });
      else units.push({ at, value: meaning.value * moved(things, at, true) });
    }
  }
  for (const { from, own, moved } of things) if (own && !moved) units.push({ at: from, value: own });
  for (const { at, factor } of degrees) strengthen(units, at, factor);
  for (const { at, meaning } of marks) {
    if (meaning.kind === 'negation') negate(units, things, at, meaning.of);
  }
  return units.reduce((sum, { value }) => sum + value, 0);
}

const speaks = (meaning: Meaning): boolean =>
  meaning.kind === 'move' ||
  meaning.kind === 'mood' ||
  meaning.kind === 'trend' ||
  (meaning.kind === 'thing' && meaning.own < 0);

/** What the clause speaks of; "spadek kosztów" and "recession fears" are one thing each. */
function thingsOf(marks: Mark[]): Thing[] {
  const things: (Thing & { trend: boolean })[] = [];
  for (const { at, meaning } of marks) {
    if (meaning.kind !== 'thing' && meaning.kind !== 'trend') continue;
    const trend = meaning.kind === 'trend';
    const grows = trend ? Math.sign(meaning.value) : meaning.grows;
    const own = trend ? meaning.value : meaning.own;
    const last = things.at(-1);
    const gap = last ? at - last.to : Number.POSITIVE_INFINITY;
    if (last && last.trend !== trend && gap <= (trend ? 1 : 3)) {
      const value = trend ? own * last.grows : last.own * grows;
      Object.assign(last, { to: at, grows: last.grows * grows, own: value, trend: false });
    } else if (last && !trend && !last.trend && last.grows < 0 && grows < 0 && gap <= 2) {
      Object.assign(last, { to: at, grows: Math.min(last.grows, grows), own: Math.min(last.own, own) });
    } else things.push({ from: at, to: at, grows, own, trend, moved: false });
  }
  return things;
}

/** Whether more of what moves is good; where nothing is named, it is a price. */
function moved(things: Thing[], at: number, next = false): number {
  let nearest: Thing | undefined;
  let least = 7;
  for (const thing of things) {
    const after = thing.from > at;
    const distance = after ? (thing.from - at) * (next ? 1 : 2) : at - thing.to + (next ? 2.5 : 0);
    if (distance < least) [nearest, least] = [thing, distance];
  }
  if (!nearest) return 1;
  nearest.moved = true;
  return nearest.grows;
}

function strengthen(units: Unit[], at: number, factor: number): void {
  const after = units.find((unit) => unit.at > at && unit.at - at <= 2);
  const unit = after ?? units.findLast((one) => one.at < at && at - one.at <= 2);
  if (unit) unit.value *= factor;
}

function negate(units: Unit[], things: Thing[], at: number, of: 'any' | 'absence' | 'ending'): void {
  const ahead = (position: number) => position > at && position - at <= 4;
  const next = units.filter((unit) => ahead(unit.at)).sort((a, b) => a.at - b.at)[0];
  const missing = things.find(({ from, own, moved }) => ahead(from) && !moved && Math.abs(own) < 0.2);
  // "No dividend" says something, although "dividend" alone says nothing.
  if (of === 'absence' && missing && (!next || missing.from <= next.at))
    units.push({ at, value: absent * missing.grows });
  else if (next) next.value *= negated;
  else if (of === 'ending') {
    const before = units.filter((unit) => unit.at < at).sort((a, b) => b.at - a.at)[0];
    if (before) before.value *= negated;
  }
}
