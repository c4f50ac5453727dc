import type { Day } from '../../../foundation/calendar-day.ts';
import { dayFrom } from '../../../foundation/days/day-from.ts';
import { foldText } from '../../../foundation/fold-text.ts';

/** Twelve names of months a list, each list in one text, as the catalogue has them. */
type MonthLists = readonly string[];

const gap = '[\\s./-]+';
const word = '[^\\d\\s.,/-]+';
const yearFirst = new RegExp(`^(\\d{4})${gap}(\\d{1,2})${gap}(\\d{1,2})$`);
const dayFirst = new RegExp(`^(\\d{1,2})${gap}(\\d{1,2})${gap}(\\d{4})$`);
const dayAndWord = new RegExp(`^(\\d{1,2})[\\s./-]*(${word})[\\s.,/-]*(\\d{4})$`);
const wordAndDay = new RegExp(`^(${word})[\\s.]*(\\d{1,2})[\\s,.]+(\\d{4})$`);
const fewestLetters = 3;

/**
 * The day somebody typed: `14.11.2026`, `14/11/2026`, `14 Nov 2026`, `14112026` or `2026-11-14`. The day comes before
 * the month in both languages. Nothing where it is no day, or not yet.
 */
export function readDay(typed: string, months: MonthLists): Day | undefined {
  const text = foldText(typed.trim()).replace(/\s*r\.?$/, '');
  let parts = yearFirst.exec(text);
  if (parts) return dayFrom(parts[1]!, parts[2]!, parts[3]!);
  parts = dayFirst.exec(text);
  if (parts) return dayFrom(parts[3]!, parts[2]!, parts[1]!);
  parts = dayAndWord.exec(text);
  if (parts) return dayFrom(parts[3]!, monthOf(parts[2]!, months), parts[1]!);
  parts = wordAndDay.exec(text);
  if (parts) return dayFrom(parts[3]!, monthOf(parts[1]!, months), parts[2]!);
  return /^\d{8}$/.test(text) ? inDigits(text) : undefined;
}

/** Eight digits, for keyboards that have no dot: the day first, or the year. */
function inDigits(text: string): Day | undefined {
  const first = dayFrom(text.slice(4), text.slice(2, 4), text.slice(0, 2));
  const isLikely = first && first >= '1900' && first < '2100';
  return isLikely ? first : (dayFrom(text.slice(0, 4), text.slice(4, 6), text.slice(6)) ?? first);
}

function monthOf(name: string, lists: MonthLists): string {
  if (name.length < fewestLetters) return '';
  for (const list of lists) {
    const at = list.split(' ').findIndex((month) => foldText(month).startsWith(name));
    if (at >= 0) return String(at + 1);
  }
  return '';
}
