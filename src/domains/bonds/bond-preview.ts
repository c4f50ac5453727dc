import { addMonths } from '../../foundation/calendar-day.ts';
import {
  type Decimal,
  decimal,
  floatOf,
  isDecimalText,
  minus,
  plus,
  times,
  zero,
} from '../../foundation/decimal.ts';
import type { BondValues } from './bond-values.ts';
import type { SeriesOutput } from './contract.ts';
import { termsOfSeries } from './question-of.ts';
import { taxOn } from './rules/grosz.ts';
import { assumedSchedule, interestOn, paymentsOf, scheduleOf } from './rules/schedule.ts';
import { followsOf } from './series-terms.ts';

/** What a purchase comes to, as far as the form says it; amounts are those of the bond's currency. */
export type BondPreview = {
  nominal: Decimal;
  afterFirst: Decimal;
  atMaturity: Decimal;
  afterTax: Decimal;
  /** Rests on inflation or a reference rate that is assumed to stay. */
  isAssumed: boolean;
  matures: string;
  /** Worth with all interest paid so far, by year. */
  years: { year: number; worth: number }[];
};

const nothing = { inflation: () => null, referenceRate: () => null };

/** The years of a bond with the rates that stand in the form; null where there is too little to say. */
export function previewOf(values: BondValues, series: SeriesOutput | undefined): BondPreview | null {
  const read = (text: string) => (isDecimalText(text) ? decimal(text) : zero);
  if (!series || series.kind === 'catalyst' || !isDecimalText(values.amount) || Number(values.amount) <= 0)
    return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.purchased_at)) return null;
  const bonds = decimal(values.amount);
  const reference = read(values.reference_rate);
  const terms = { ...termsOfSeries(series), margin: series.margin === null ? null : read(values.margin) };
  const schedule = assumedSchedule(scheduleOf(terms, values.purchased_at, nothing), {
    inflation: reference,
    referenceRate: reference,
  });
  const payments = paymentsOf(schedule);
  const interest = payments.reduce((sum, payment) => plus(sum, times(payment.interest, bonds)), zero);
  const tax = payments.reduce((sum, payment) => plus(sum, taxOn(times(payment.interest, bonds))), zero);
  const nominal = times(terms.faceValue, bonds);
  const worthOn = (day: string): Decimal => {
    const paid = payments
      .filter((payment) => payment.day <= day && payment.day !== schedule.matures)
      .reduce((sum, payment) => plus(sum, payment.interest), zero);
    const now = interestOn(schedule, day);
    return plus(nominal, times(plus(paid, 'interest' in now ? now.interest : zero), bonds));
  };
  const firstEnd = addMonths(values.purchased_at, 12);
  return {
    nominal,
    afterFirst: worthOn(firstEnd < schedule.matures ? firstEnd : schedule.matures),
    atMaturity: plus(nominal, interest),
    afterTax: minus(plus(nominal, interest), tax),
    isAssumed: followsOf(series.kind) !== 'nothing',
    matures: schedule.matures,
    years: yearsOf(values.purchased_at, schedule.matures, worthOn),
  };
}

function yearsOf(bought: string, matures: string, worthOn: (day: string) => Decimal) {
  const points = [{ year: Number(bought.slice(0, 4)), worth: floatOf(worthOn(bought)) }];
  for (let i = 1; ; i++) {
    const day = addMonths(bought, 12 * i);
    const at = day < matures ? day : matures;
    points.push({ year: Number(at.slice(0, 4)), worth: floatOf(worthOn(at)) });
    if (at === matures) return points;
  }
}
