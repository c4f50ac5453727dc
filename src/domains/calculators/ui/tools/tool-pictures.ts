import { areaPath, bandPath, linePath, type Point } from '../../../../design-system/chart/path.ts';
import type { Day } from '../../../../foundation/calendar-day.ts';
import { type Decimal, floatOf, textOf, zero } from '../../../../foundation/decimal.ts';
import { bondFields } from '../../bond-choice/bond-fields.ts';
import { impliedReference, type OfferedSeries } from '../../bond-choice/bond-offer.ts';
import { bestOf, compareBonds } from '../../bond-choice/compare-bonds.ts';
import { type Fields, readAddress, type Values, valuesOf } from '../../fields/fields.ts';
import { loanFields } from '../../loan-subsidy/loan-fields.ts';
import { loanResult } from '../../loan-subsidy/loan-result.ts';
import { overpaymentFields } from '../../overpayment/overpayment-fields.ts';
import { overpaymentResult } from '../../overpayment/overpayment-result.ts';
import { savingsFields } from '../../savings/savings-fields.ts';
import { savingsResult } from '../../savings/savings-result.ts';
import { pictureHeight, pictureWidth } from './picture-size.ts';

/**
 * The pictures of the tools are their own charts of the usual inputs, with a point for each year. Made where the page is
 * made: the browser gets the paths alone.
 */
export type ToolPicture = { stone: string[]; amber: string; value: string; dashed: string };

const usual = <F extends Fields>(fields: F): Values<F> =>
  valuesOf(fields, readAddress(fields, new URLSearchParams()));

/** Evenly spread unless the place of each, from 0 to 1, is given. */
const line = (values: readonly number[], high: number, places?: readonly number[]): Point[] =>
  values.map((value, at) => [
    (places?.[at] ?? at / (values.length - 1)) * pictureWidth,
    pictureHeight - (value / high) * pictureHeight,
  ]);
const ground = (values: readonly number[], high: number, places?: readonly number[]) =>
  areaPath(line(values, high, places), pictureHeight);

export function savingsPicture(): ToolPicture & { monthly: Decimal; years: number; rate: Decimal } {
  const values = usual(savingsFields);
  const { months, monthly } = savingsResult(values);
  const yearly = months.filter((_, at) => at % 12 === 0);
  const worth = yearly.map(({ value }) => floatOf(value));
  const paid = yearly.map(({ paidIn }) => floatOf(paidIn));
  const high = Math.max(...worth) * 1.1;
  return {
    stone: [
      ground(paid, high),
      ground(
        paid.map((value) => value / 2),
        high,
      ),
    ],
    amber: bandPath(line(worth, high), line(paid, high)),
    value: linePath(line(worth, high)),
    dashed: '',
    monthly,
    years: floatOf(values.years),
    rate: values.rate,
  };
}

export function overpaymentPicture(): ToolPicture & { monthly: Decimal } {
  const values = usual(overpaymentFields);
  const { plain, overpaid } = overpaymentResult(values);
  const each = [0, ...plain.schedule.filter(({ month }) => month % 12 === 0).map(({ month }) => month)];
  const owed = (schedule: typeof plain.schedule) =>
    each.map((month) => floatOf(month === 0 ? values.amount : (schedule[month - 1]?.balance ?? zero)));
  const [before, after] = [owed(plain.schedule), owed(overpaid.schedule)];
  const high = before[0]! * 1.15;
  return {
    stone: [ground(after, high)],
    amber: bandPath(line(before, high), line(after, high)),
    value: '',
    dashed: linePath(line(before, high)),
    monthly: values.monthly,
  };
}

export function loanPicture(): ToolPicture {
  const { schedule } = loanResult(usual(loanFields));
  const shown = schedule.filter(
    ({ month }) => month % 12 === 1 || month === 120 || month === schedule.length,
  );
  const places = shown.map(({ month }) => (month - 1) / (schedule.length - 1));
  const of = (part: (month: (typeof shown)[number]) => Decimal) => shown.map((month) => floatOf(part(month)));
  const all = of(({ instalment }) => instalment);
  const high = Math.max(...all) * 1.45;
  const after = of(({ afterSubsidy }) => afterSubsidy);
  const principal = of((month) => month.principal);
  return {
    stone: [ground(after, high, places), ground(principal, high, places)],
    amber: bandPath(line(all, high, places), line(after, high, places)),
    value: '',
    dashed: '',
  };
}

/** The return of each kind for the usual time and inflation. */
export type BondsPicture = {
  bars: { kind: string; rate: number }[];
  best: string | undefined;
  inflation: string;
  years: number;
};

export function bondsPicture(offer: readonly OfferedSeries[], day: Day): BondsPicture | null {
  if (offer.length === 0) return null;
  const values = usual(bondFields(impliedReference(offer)));
  const outcomes = compareBonds(offer, values, day);
  return {
    bars: outcomes.map(({ kind, rate }) => ({ kind, rate })),
    best: bestOf(outcomes)?.kind,
    inflation: textOf(values.inflation),
    years: floatOf(values.months) / 12,
  };
}
