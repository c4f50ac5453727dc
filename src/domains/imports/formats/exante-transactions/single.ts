import { decimal, sign } from '../../../../foundation/decimal.ts';
import type { BookingKind } from '../../booking.ts';
import { Unreadable } from '../../kit/collector.ts';
import { absolute, isZeroText } from '../../kit/numbers.ts';
import { commonOf, type Draft, instrumentOf } from './legs.ts';
import type { Leg } from './read.ts';

type Meaning = { kind: BookingKind; subtype?: string; ofAnAsset?: boolean };

const meanings: Readonly<Record<string, Meaning>> = {
  DIVIDEND: { kind: 'dividend', ofAnAsset: true },
  'COUPON PAYMENT': { kind: 'interest', subtype: 'coupon', ofAnAsset: true },
  'US TAX': { kind: 'tax', subtype: 'withholding_tax' },
  TAX: { kind: 'tax', subtype: 'withholding_tax' },
  INTEREST: { kind: 'interest' },
  COMMISSION: { kind: 'fee' },
  ROLLOVER: { kind: 'fee', subtype: 'rollover' },
  AUTOCONVERSION: { kind: 'exchange' },
  'VARIATION MARGIN': { kind: 'other', subtype: 'futures_result' },
};

const transfers = new Set([
  'FUNDING/WITHDRAWAL',
  'SUBACCOUNT TRANSFER',
  'ELECTRONIC TRANSFER',
  'SECURITY TRANSFER',
]);

/** A movement that stands for itself. */
export function singleOf(leg: Leg): Draft {
  if (transfers.has(leg.operation)) return transferOf(leg);
  if (leg.operation === 'STOCK SPLIT') return splitOf(leg);
  // A trade of which a leg is missing, or that fits no other.
  if (leg.operation === 'TRADE' || leg.operation === 'EXERCISE') return ended(leg);
  const meaning = meaningOf(leg);
  if (!leg.isMoney) throw new Unreadable('kindUnknown', { word: leg.operation });
  const hasInstrument = leg.symbol !== undefined && meaning.kind !== 'exchange';
  return {
    kind: meaning.kind,
    ...commonOf(leg),
    ...((meaning.ofAnAsset || hasInstrument) && { instrument: instrumentOf(leg) }),
    cash: { amount: leg.sum, currency: leg.asset },
    country: countryIn(leg.comment),
    subtype: meaning.subtype,
    note: leg.comment,
  };
}

function meaningOf({ operation }: Leg): Meaning {
  const known = Object.hasOwn(meanings, operation) ? meanings[operation] : undefined;
  if (known) return known;
  if (/\b(FEE|CHARGE)S?$/.test(operation)) return { kind: 'fee' };
  throw new Unreadable('kindUnknown', { word: operation });
}

/** `... tax -0.39 USD (-15.000%) DivCntry US USIncmCode 52` */
function countryIn(comment: string | undefined): string | undefined {
  return /\bDivCntry ([A-Z]{2})\b/.exec(comment ?? '')?.[1];
}

function transferOf(leg: Leg): Draft {
  const isIn = sign(decimal(leg.sum)) > 0;
  const base = { ...commonOf(leg), note: leg.comment };
  if (leg.isMoney)
    return { kind: isIn ? 'deposit' : 'withdrawal', ...base, cash: { amount: leg.sum, currency: leg.asset } };
  return {
    kind: isIn ? 'transfer-in' : 'transfer-out',
    ...base,
    instrument: instrumentOf(leg),
    units: absolute(leg.sum),
  };
}

/** `NVDA Stock split 10-for-1`: the line has the units that came in addition. */
function splitOf(leg: Leg): Draft {
  const [, numerator, denominator] =
    /\b(\d+(?:\.\d+)?)[- ]for[- ](\d+(?:\.\d+)?)\b/i.exec(leg.comment ?? '') ?? [];
  if (!numerator || !denominator || isZeroText(numerator) || isZeroText(denominator))
    throw new Unreadable('incomplete');
  return {
    kind: 'split',
    ...commonOf(leg),
    instrument: instrumentOf(leg),
    ratio: { numerator, denominator },
    note: leg.comment,
  };
}

/** An option that ended has units and no money. */
function ended(leg: Leg): Draft {
  if (leg.operation !== 'EXERCISE' || leg.isMoney) throw new Unreadable('incomplete');
  return { ...transferOf(leg), subtype: 'exercise' };
}
