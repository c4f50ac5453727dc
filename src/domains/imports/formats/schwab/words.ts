import type { BookingKind } from '../../booking.ts';

export type Meaning = {
  /** `money` and `units` go in or out by their sign, `merger` needs the line of its units or its money. */
  kind: BookingKind | 'money' | 'units' | 'merger';
  subtype?: string;
};

const actions: readonly [RegExp, Meaning][] = [
  [/^reinvest shares$/, { kind: 'buy', subtype: 'reinvest' }],
  [/^buy( to (open|close|cover))?$/, { kind: 'buy' }],
  [/^sell( to (open|close)| short)?$/, { kind: 'sell' }],
  [/cap(ital)? gain/, { kind: 'dividend', subtype: 'capital_gain' }],
  [/^(reinvest|qualified|cash|special|non-qualified|substitute) (dividend|div)/, { kind: 'dividend' }],
  [
    /^(qual div reinvest|pr yr (cash|special|non-qual|qual) ?div|pr yr div reinvest|special qual div)/,
    { kind: 'dividend' },
  ],
  [
    /^(foreign tax paid|nra (tax|withholding)|tax withholding|irs)/,
    { kind: 'tax', subtype: 'withholding_tax' },
  ],
  [/^bond interest$/, { kind: 'interest', subtype: 'coupon' }],
  [/^margin interest$/, { kind: 'interest', subtype: 'margin_interest' }],
  [/^(credit|bank|reinvest) interest|^interest/, { kind: 'interest' }],
  [/\bfee(s)?$|^adr mgmt fee/, { kind: 'fee' }],
  [/^(moneylink|wire|funds|internal transfer|visa purchase|electronic fund)/, { kind: 'money' }],
  [/^journal$/, { kind: 'money' }],
  [/^(journaled shares|security transfer)$/, { kind: 'units' }],
  [/^stock plan activity$/, { kind: 'units', subtype: 'stock_plan' }],
  [/^spin-?off$/, { kind: 'units', subtype: 'spin_off' }],
  [/^stock dividend$/, { kind: 'units', subtype: 'stock_dividend' }],
  [/^(cash merger|full redemption)( adj)?$/, { kind: 'merger', subtype: 'corporate_action' }],
  [/^(misc cash entry|misc credits|promotional award|cash in lieu)$/, { kind: 'other' }],
  [/^(stock split|reverse split)/, { kind: 'split' }],
];

export function meaningOf(action: string): Meaning | undefined {
  const folded = action.toLowerCase().slice(0, 80);
  return actions.find(([pattern]) => pattern.test(folded))?.[1];
}
