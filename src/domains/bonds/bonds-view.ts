/** What may be coming of a bond. */
export type BondEvent = 'bond-interest' | 'bond-maturity';

export type BondsView = {
  value: string;
  kinds: string;
  /** Bank deposits that run beside them. */
  deposits: number;
  from: number;
  to: number;
  redemptions: { year: number; name: string; amount: string; colour: number }[];
  /** Years with an interest payment; the next one is the amber one. */
  payments: number[];
  next: { what: string; day: string; amount: string } | null;
};
