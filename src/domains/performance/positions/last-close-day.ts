import type { HoldingOutput } from '../contract.ts';

type Priced = Pick<HoldingOutput, 'class' | 'price_day' | 'price_kind'>;

/** The newest day an exchange gave a price of what is held. Crypto has no closes: it would make every day a trading day. */
export function lastCloseDay(holdings: readonly Priced[]): string | null {
  return holdings.reduce<string | null>((newest, { class: assetClass, price_day, price_kind }) => {
    const counts = assetClass !== 'crypto' && (price_kind === 'quote' || price_kind === 'carried');
    return counts && price_day && (!newest || price_day > newest) ? price_day : newest;
  }, null);
}
