import type { InstrumentHint } from '../../booking.ts';
import { needed } from '../../kit/collector.ts';
import { micOf } from './exchanges.ts';
import { type FlexFields, textIn } from './fields.ts';

const isinPattern = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** The instrument of a trade or a position; an ETF is told from a share only by its finer category. */
export function instrumentIn(fields: FlexFields): InstrumentHint {
  const symbol = textIn(fields, 'symbol');
  const isin = textIn(fields, 'isin');
  const hint: InstrumentHint = {
    symbol,
    isin,
    name: textIn(fields, 'description'),
    mic: micOf(textIn(fields, 'listingExchange')),
    currency: textIn(fields, 'currency'),
    kind: kindOfAsset(textIn(fields, 'assetCategory'), textIn(fields, 'subCategory')),
  };
  needed(symbol ?? isin, 'instrumentMissing');
  return hint;
}

export function kindOfAsset(category?: string, finer?: string): InstrumentHint['kind'] {
  switch (category?.toUpperCase()) {
    case 'STK':
      if (!finer) return undefined;
      return finer.toUpperCase() === 'ETF' ? 'etf' : 'stock';
    case 'BOND':
    case 'BILL':
      return 'bond';
    case 'FUND':
      return 'fund';
    case 'CRYPTO':
      return 'crypto';
    default:
      return undefined;
  }
}

/**
 * The instrument of a payment. Queries without a column for it still have it in the text: `VT(US9220427424) CASH
 * DIVIDEND ...`, where the brackets hold an ISIN or the broker's own number.
 */
export function payingInstrument(fields: FlexFields): InstrumentHint | undefined {
  const text = textIn(fields, 'description') ?? '';
  const [, before, inside] = /^([^()]{1,40}?)\s*\(([A-Z0-9]{1,20})\)/.exec(text) ?? [];
  const symbol = textIn(fields, 'symbol') ?? before?.trim();
  const isin = textIn(fields, 'isin') ?? (inside && isinPattern.test(inside) ? inside : undefined);
  if (symbol === undefined && isin === undefined) return undefined;
  return {
    symbol,
    isin,
    mic: micOf(textIn(fields, 'listingExchange')),
    kind: kindOfAsset(textIn(fields, 'assetCategory'), textIn(fields, 'subCategory')),
  };
}
