import {
  type Decimal,
  decimal,
  fixedTextOf,
  hundred,
  minus,
  one,
  over,
  plus,
  times,
} from '../../../foundation/decimal.ts';
import { groszOf, taxOn } from '../../bonds/rules/grosz.ts';
import { count, day, money, percent } from '../figure.ts';
import type { Example } from './example.ts';

const text = (value: Decimal) => fixedTextOf(value, 2);
const factor = (rate: string) => plus(one, over(decimal(rate), hundred));

/** Terms of the issues of a month; a test holds them against the shipped table of series. */
export const issuesOfMonth = {
  month: '2026-10',
  rates: { OTS: '2', ROR: '4', DOR: '4.15', TOS: '4.4', COI: '4.75', EDO: '5.35' },
  margins: { COI: '1.5', EDO: '2' },
  fees: { ROR: '0.5', DOR: '0.7', TOS: '1', COI: '2', EDO: '3' },
} as const;

/** EDO0834 as it was issued and as it went on. */
export const exampleIssue = {
  symbol: 'EDO0834',
  bought: '2024-08-12',
  on: '2026-08-12',
  first: '6.8',
  inflation: '4.1',
  margin: '2',
  fee: '2',
} as const;

/** A hundred ten-year bonds on the day two years after the purchase. */
export function bondsExample(): Example {
  const { rates, margins, fees } = issuesOfMonth;
  const bonds = 100;
  const of = (each: Decimal) => times(each, decimal(String(bonds)));
  const second = text(plus(decimal(exampleIssue.inflation), decimal(exampleIssue.margin)));
  const afterOne = times(hundred, factor(exampleIssue.first));
  const each = groszOf(times(afterOne, factor(second)));
  const interest = of(minus(each, hundred));
  const fee = of(decimal(exampleIssue.fee));
  const tax = taxOn(minus(interest, fee));
  const value = of(each);
  const paidOut = minus(minus(value, fee), tax);
  return {
    values: {
      count: count(bonds),
      cost: money(text(of(hundred))),
      face: money(text(hundred)),
      bought: day(exampleIssue.bought),
      on: day(exampleIssue.on),
      first: percent(exampleIssue.first),
      inflation: percent(exampleIssue.inflation),
      margin: percent(exampleIssue.margin),
      second: percent(second),
      afterOne: money(text(afterOne)),
      each: money(text(each)),
      value: money(text(value)),
      interest: money(text(interest)),
      feeEach: money(text(decimal(exampleIssue.fee))),
      fee: money(text(fee)),
      taxed: money(text(minus(interest, fee))),
      taxRate: percent('19'),
      tax: money(text(tax)),
      paidOut: money(text(paidOut)),
      ots: percent(rates.OTS),
      ror: percent(rates.ROR),
      dor: percent(rates.DOR),
      tos: percent(rates.TOS),
      coi: percent(rates.COI),
      edo: percent(rates.EDO),
      coiMargin: percent(margins.COI),
      edoMargin: percent(margins.EDO),
      rorFee: money(fees.ROR),
      dorFee: money(fees.DOR),
      tosFee: money(fees.TOS),
      coiFee: money(fees.COI),
      edoFee: money(fees.EDO),
    },
    card: {
      groups: [
        {
          subject: exampleIssue.symbol,
          rows: [
            { key: 'value', figure: money(text(value)) },
            { key: 'redemptionFee', figure: money(text(fee)) },
            { key: 'redemptionTax', figure: money(text(tax)) },
            { key: 'redemption', figure: money(text(paidOut)) },
          ],
        },
      ],
      note: 'redeemable',
      isSimulated: false,
    },
  };
}
