import { removedFigureMark } from '../simulation-shape.ts';
import type { Facts, Figure } from './interpretation-facts.ts';

export type CheckedText = {
  text: string;
  /** Where the figures that hold stand in the text, [from, to). */
  figures: [number, number][];
  /** How many were taken out. */
  removed: number;
};

const gap = '[ \\u00a0\\u202f\\u2009]';
const number = `\\d{1,3}(?:${gap}\\d{3})+(?:[.,]\\d+)?|\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?`;
const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';
const months = monthNames.split('|');
const currencyMarks = 'zł(?:otych|oty|ote)?|pln|eur|euro|€|usd|\\$|gbp|£|chf|jpy|¥';
const percentMarks =
  '%|per ?cent|percentage points?|procent\\p{L}*|p\\.p\\.|pp|pkt\\.? proc\\.?|punkt\\p{L}* procentow\\p{L}*';
const scales: [RegExp, number][] = [
  [/^(k|thousand|tys\.?|tysi\p{L}*)$/iu, 1e3],
  [/^(m|mln|million\p{L}*|milion\p{L}*)$/iu, 1e6],
  [/^(bn|mld|billion\p{L}*|miliard\p{L}*)$/iu, 1e9],
];
const scaleMarks =
  'thousand|tys\\.?|tysi\\p{L}*|million\\p{L}*|milion\\p{L}*|mln|mld|billion\\p{L}*|miliard\\p{L}*|bn|k|m';
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|' +
  'jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście|piętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|sto';

/** Whatever counts as a figure: a day, a number with what stands beside it, or a percentage in words. */
const figure = new RegExp(
  [
    `(?<iso>\\d{4}-\\d{2}-\\d{2})`,
    `(?<dotted>\\d{1,2}\\.\\d{1,2}\\.\\d{4})`,
    `(?<day>\\d{1,2})${gap}(?<month>${monthNames})${gap}(?<year>\\d{4})`,
    `(?<month2>${monthNames})${gap}(?<day2>\\d{1,2}),?${gap}(?<year2>\\d{4})`,
    `(?<sign>[+\\-\\u2212\\u2013]?)(?<before>(?:${currencyMarks})${gap}?)?(?<sign2>[+\\-\\u2212]?)(?<number>${number})(?:${gap}?(?<scale>${scaleMarks})(?!\\p{L}))?(?:${gap}?(?:(?<percent>${percentMarks})|(?<after>${currencyMarks}))(?!\\p{L}))?`,
    `(?<words>(?:(?:${numberWords})[ -]?)+${gap}?(?:per ?cent|procent\\p{L}*))`,
  ]
    .map((part) => `(?:${part})`)
    .join('|'),
  'giu',
);

/** Names that contain digits and are no figures. */
const names = /S&P\s?500|SP500|m?s?WIG\d+/gi;

/** What a written number may mean: the comma and the dot each divide thousands or decimals. */
function readings(written: string): { value: number; step: number }[] {
  const bare = written.replace(new RegExp(gap, 'g'), '');
  const found = new Map<number, number>();
  for (const [group, decimal] of [
    [',', '.'],
    ['.', ','],
  ] as const) {
    const parts = bare.split(decimal);
    if (parts.length > 2 || parts[1]?.includes(group)) continue;
    const wholes = parts[0]!.split(group);
    if (wholes.slice(1).some((part) => part.length !== 3)) continue;
    const decimals = parts[1]?.length ?? 0;
    found.set(Number(`${wholes.join('')}.${parts[1] ?? '0'}`), 10 ** -decimals);
  }
  return [...found].map(([value, step]) => ({ value, step }));
}

/** Equal as far as it was written: 11 % is 11.3 %, and 291 000 is 291 023, but 300 000 is not. */
function matches(read: { value: number; step: number }, computed: number): boolean {
  const apart = Math.abs(read.value - computed);
  const slack = 1e-9 * Math.max(1, Math.abs(computed));
  if (apart <= read.step / 2 + slack) return true;
  const zeros = /0+$/.exec(String(read.value))?.[0].length ?? 0;
  const isRound = read.step === 1 && zeros >= 2;
  return isRound && apart <= 10 ** zeros / 2 && apart <= 0.005 * Math.abs(computed);
}

type Groups = Record<string, string | undefined>;

function holds(groups: Groups, { figures, days, terms }: Facts): boolean {
  if (groups.iso) return days.includes(groups.iso);
  if (groups.dotted) {
    const [day, month, year] = groups.dotted.split('.');
    return days.includes(`${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`);
  }
  const named = groups.month ?? groups.month2;
  if (named) {
    const month = String((months.indexOf(named.toLowerCase()) % 12) + 1).padStart(2, '0');
    const day = (groups.day ?? groups.day2)!.padStart(2, '0');
    return days.includes(`${groups.year ?? groups.year2}-${month}-${day}`);
  }
  if (!groups.number) return false;
  const kind: Figure['kind'] | null = groups.percent
    ? 'percent'
    : groups.before || groups.after
      ? 'money'
      : null;
  const scale = scales.find(([mark]) => groups.scale && mark.test(groups.scale))?.[1] ?? 1;
  const sign = groups.sign || groups.sign2 || '';
  if (!kind && !sign && scale === 1 && isYear(groups.number, terms)) return true;
  return readings(groups.number).some(({ value, step }) => {
    const read = { value: value * scale, step: step * scale };
    return figures.some((one) => {
      if (kind === null ? !mayStandAlone(read, one) : one.kind !== kind) return false;
      // Without a sign the words around say whether it is a gain or a loss.
      if (sign === '' || sign === '\u2013') return matches(read, Math.abs(one.value));
      return matches({ ...read, value: sign === '+' ? read.value : -read.value }, one.value);
    });
  });
}

/** A bare whole number says too little to be a rounded ratio: "7 years" is not a yearly 6.7 %. */
function mayStandAlone(read: { value: number; step: number }, { kind, value }: Figure): boolean {
  if (read.step < 1) return true;
  return kind === 'money' ? read.value >= 1000 : kind === 'number' && Number.isInteger(value);
}

function isYear(written: string, { date_start, date_end }: Facts['terms']): boolean {
  return /^\d{4}$/.test(written) && written >= date_start.slice(0, 4) && written <= date_end.slice(0, 4);
}

/** Takes out of a text every figure that was not computed, and says where the others stand. */
export function checkFigures(text: string, facts: Facts): CheckedText {
  const named = [...text.matchAll(names)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const figures: [number, number][] = [];
  let checked = '';
  let at = 0;
  let removed = 0;
  for (const match of text.matchAll(figure)) {
    const from = match.index;
    const to = from + match[0].length;
    const isName = named.some(([begin, end]) => from < end && to > begin);
    // A digit that follows a letter belongs to a name: WIG20, EDO1034.
    if (isName || /[\p{L}\d]$/u.test(text.slice(0, from))) continue;
    checked += text.slice(at, from);
    at = to;
    if (holds(match.groups as Groups, facts)) {
      figures.push([checked.length, checked.length + match[0].length]);
      checked += match[0];
    } else {
      removed++;
      checked += removedFigureMark;
    }
  }
  return { text: checked + text.slice(at), figures, removed };
}
