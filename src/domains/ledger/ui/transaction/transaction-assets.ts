import { matches } from '../../../../foundation/fold-text.ts';
import { opensHolding, type TransactionType, takesUnits } from '../../transaction-types.ts';
import type { HeldAsset } from './transaction-sources.ts';
import { holdingKey } from './transaction-values.ts';

/** An asset that can be chosen: of the portfolio, or of the catalogue where nothing of it is held there. */
export type AssetChoice = Omit<
  HeldAsset,
  'holdingId' | 'volume' | 'averagePrice' | 'currency' | 'lots' | 'isKeptByBroker'
> & {
  key: string;
  held: HeldAsset | null;
};

type ChoicesOptions = {
  type: TransactionType;
  held: readonly HeldAsset[];
  /** What the catalogue found for the query. */
  found: readonly AssetChoice[];
  query: string;
  /** Stays among the choices, whatever is asked for. */
  chosen: AssetChoice | null;
};

export function choiceOf(held: HeldAsset): AssetChoice {
  const { holdingId, assetId, ticker, name, class: kind, mic, currencyId } = held;
  const { currentPrice, priceCurrency, priceUnit } = held;
  const asset = { assetId, ticker, name, class: kind, mic, currencyId };
  return { ...asset, currentPrice, priceCurrency, priceUnit, key: holdingKey(holdingId), held };
}

/** Whether the whole catalogue can be chosen from: what is not held yet can only come in. */
export function asksCatalogue(type: TransactionType): boolean {
  return opensHolding.has(type);
}

/** Where units leave only what is held, where they are covered only what is short, and short goes only what is not held. */
function fits(type: TransactionType, volume: string): boolean {
  const [isShort, isNone] = [volume.startsWith('-'), !/[1-9]/.test(volume)];
  if (type === 'cover') return isShort;
  if (type === 'short') return isShort || isNone;
  return takesUnits.has(type) ? !isNone && !isShort : type !== 'split' || !isNone;
}

/** Held assets first, those sold completely behind them; where units leave, only what there is. */
export function choicesFor({ type, held, found, query, chosen }: ChoicesOptions): AssetChoice[] {
  const units = ({ volume }: HeldAsset) => Number(/[1-9]/.test(volume));
  const own = held
    .filter((asset) => !asset.isKeptByBroker)
    .filter((asset) => fits(type, asset.volume))
    .toSorted((a, b) => units(b) - units(a))
    .map(choiceOf);
  const known = new Set(held.map(({ assetId }) => assetId));
  const catalogue = asksCatalogue(type) ? found.filter(({ assetId }) => !known.has(assetId)) : [];
  const asked = query.trim();
  const wanted = asked ? own.filter(({ ticker, name }) => matches(`${ticker} ${name}`, asked)) : own;
  const choices = [...wanted, ...catalogue];
  if (!asked && chosen && !choices.some(({ key }) => key === chosen.key)) choices.unshift(chosen);
  return choices;
}

/** Assets one looks for that a broker keeps in this portfolio: they are missing among the choices, and that is why. */
export function keptByBroker(held: readonly HeldAsset[], query: string): HeldAsset[] {
  const asked = query.trim();
  if (!asked) return [];
  return held.filter((one) => one.isKeptByBroker && matches(`${one.ticker} ${one.name}`, asked));
}
