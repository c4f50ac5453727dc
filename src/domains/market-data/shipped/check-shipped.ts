import { isDay } from '../../../foundation/calendar-day.ts';
import { readInflation, readPolicyRates, type ShippedInflation, type ShippedRate } from './read-shipped.ts';

/** In 1990 it was above a thousand a year and near eighty a month. */
const percent = /^-?\d{1,4}(\.\d{1,4})?$/;
const isMonth = (text: string) => isDay(`${text}-01`);
const isOptional = (text: string | null, test: (text: string) => boolean) => text === null || test(text);

/** The rows of a file in the layout of the shipped one; null where one of them cannot be right. */
export function checkedInflation(text: string): ShippedInflation[] | null {
  const rows = readInflation(text);
  const right = ({ month, yearly, announced, monthly, seenOn }: ShippedInflation) =>
    isMonth(month ?? '') &&
    percent.test(yearly ?? '') &&
    isOptional(announced, (given) => percent.test(given)) &&
    isOptional(monthly, (given) => percent.test(given) && Math.abs(Number(given)) < 100) &&
    isOptional(seenOn || null, isDay);
  return rows.length > 0 && rows.every(right) ? rows.map(named) : null;
}

export function checkedPolicyRates(text: string): ShippedRate[] | null {
  const rows = readPolicyRates(text);
  const right = ({ currency, from, percent: given, inForceOn, seenOn }: ShippedRate) =>
    /^[a-z]{3}$/.test(currency) &&
    isDay(from ?? '') &&
    percent.test(given ?? '') &&
    Number(given) >= -10 &&
    Number(given) <= 200 &&
    isOptional(inForceOn, (day) => isDay(day) && day >= from) &&
    isOptional(seenOn || null, isDay);
  return rows.length > 0 && rows.every(right) ? rows.map(named) : null;
}

/** A file of the operator's may leave out where a row is from. */
function named<Row extends { source: string; seenOn: string }>(row: Row): Row {
  return { ...row, source: row.source || 'operator', seenOn: row.seenOn };
}
