/** What a person, a file or a broker did to what somebody owns; each has its words in the `changes` catalogue. */
export const changeKinds = [
  'transaction-added',
  'transaction-changed',
  'transaction-deleted',
  'transactions-deleted',
  'transactions-moved',
  'transactions-annotated',
  'transactions-linked',
  'transactions-unlinked',
  'asset-added',
  'asset-changed',
  'asset-deleted',
  'portfolio-added',
  'portfolio-changed',
  'portfolio-deleted',
  'file-imported',
  'import-undone',
  'deposit-deleted',
  'bond-deleted',
  'property-deleted',
  'property-entry-deleted',
  'own-instrument-deleted',
  'report-deleted',
  'simulation-deleted',
  'price-level-deleted',
  'notification-deleted',
  'rating-deleted',
  'strategy-left',
  'undone',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What the words of a change name. */
export type ChangeAbout = {
  /** How many rows, where that is not one. */
  count?: number;
  /** What it is about: an asset, a portfolio, a property, a file. */
  name?: string;
  /** Of a transaction: its type, and what it moved. */
  type?: string;
  amount?: string;
  currency?: string;
  /** Of the portfolio it happened in, or that rows went to. */
  portfolio?: string;
  /** What was undone. */
  of?: ChangeKind;
};

/** How long what was removed or changed many at a time can be had back by one click (rule UN-1). */
export const undoMinutes = 10;
