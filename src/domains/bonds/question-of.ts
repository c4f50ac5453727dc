import { dayNumber } from '../../foundation/calendar-day.ts';
import { decimal } from '../../foundation/decimal.ts';
import type { BondDetail, BondOutput, SeriesOutput } from './contract.ts';
import type { Question } from './rules/choices.ts';
import type { Schedule } from './rules/schedule.ts';
import { addsInterest, type SeriesTerms } from './series-terms.ts';

const read = (text: string | null) => (text === null ? null : decimal(text));

/** The terms of a series as a call answers with them. */
export function termsOfSeries(series: SeriesOutput): SeriesTerms {
  return {
    symbol: series.symbol,
    kind: series.kind,
    faceValue: decimal(series.metadata.face_value),
    firstRate: read(series.first_rate),
    margin: read(series.margin),
    ownReference: null,
    periodRates: [],
    fee: read(series.fee),
    maturesOn: series.matures_on,
    couponsAYear: series.coupons_a_year,
  };
}

function termsOfBond(bond: BondOutput): SeriesTerms {
  return {
    symbol: bond.symbol,
    kind: bond.kind,
    faceValue: decimal(bond.face_value),
    firstRate: read(bond.first_rate),
    margin: read(bond.margin),
    ownReference: null,
    periodRates: [],
    fee: read(bond.fee),
    maturesOn: bond.matures_on,
    couponsAYear: bond.coupons_a_year,
  };
}

/** The schedule of a holding, made again from what a call says of its periods. */
function scheduleOfDetail({ bond, periods }: BondDetail): Schedule {
  return {
    terms: termsOfBond(bond),
    bought: bond.purchased_at,
    matures: bond.matures_on,
    adds: addsInterest(bond.kind, bond.purchased_at),
    periods: periods.map(({ from, to, days }) => ({ from, to, days, fromNumber: dayNumber(from) })),
    rates: periods.map(
      ({ rate }) =>
        rate && {
          percent: decimal(rate.percent),
          basis: rate.basis,
          reference: read(rate.reference),
          of: rate.of,
        },
    ),
  };
}

/** What is asked of the three ways, with what the reader assumes; percent as texts. */
export function questionOf(detail: BondDetail, assumed: { inflation: string; deposit: string }): Question {
  return {
    schedule: scheduleOfDetail(detail),
    amount: detail.bond.amount,
    day: detail.day,
    instead: detail.instead && termsOfSeries(detail.instead),
    assumption: {
      inflation: decimal(assumed.inflation),
      referenceRate: decimal(detail.assumed.policy_rate),
    },
    deposit: decimal(assumed.deposit),
  };
}
