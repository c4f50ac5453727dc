import type { Figure } from './figure.ts';

/** What a row is called; its words are in the catalogue under `education.rows`. */
export const rowKeys = [
  'irrYear',
  'irrSpan',
  'twrYear',
  'twrSpan',
  'value',
  'unrealised',
  'priceEffect',
  'fxEffect',
  'deepest',
  'needed',
  'high',
  'low',
  'recovered',
  'daysDown',
  'feesYear',
  'taxesYear',
  'feesPercent',
  'wanted',
  'held',
  'drift',
  'coverage',
  'redemptionFee',
  'redemptionTax',
  'redemption',
  'paid',
  'limit',
  'room',
  'returnYear',
  'returnSpan',
  'volatility',
  'maxDrawdown',
  'sharpe',
  'tradeCosts',
  'finalValue',
] as const;
export type RowKey = (typeof rowKeys)[number];

/** A sentence about the figures, under `education.notes`. */
export const noteKeys = [
  'irrHigher',
  'irrLower',
  'irrAlike',
  'fxHelped',
  'fxHurt',
  'stillBelow',
  'recovered',
  'feesOnly',
  'gapOver',
  'gapUnder',
  'redeemable',
  'notRedeemable',
  'limitYear',
  'onePast',
] as const;
export type NoteKey = (typeof noteKeys)[number];

export type FigureRow = { key: RowKey; figure: Figure | null };
/** Rows about one thing, with its name where it has one: a portfolio, an asset, a bond. */
export type FigureGroup = { subject: string | null; rows: FigureRow[]; note?: NoteKey };
/** With a sentence about a group, or about all of them. */
export type FigureCard = { groups: FigureGroup[]; note: NoteKey | null; isSimulated: boolean };
