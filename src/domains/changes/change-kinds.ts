/** What happened, by what one looks for in the history. */
export const changeGroups = ['added', 'changed', 'deleted', 'brought'] as const;
export type ChangeGroup = (typeof changeGroups)[number];

/** What a person, a file or a broker did to what somebody owns; each has its words in the `changes` catalogue. */
const groupOf = {
  'transaction-added': 'added',
  'transaction-changed': 'changed',
  'transaction-deleted': 'deleted',
  'transactions-deleted': 'deleted',
  'transactions-moved': 'changed',
  'transactions-annotated': 'changed',
  'transactions-tagged': 'changed',
  'transactions-linked': 'changed',
  'transactions-unlinked': 'changed',
  'action-recorded': 'added',
  'payments-confirmed': 'added',
  'payments-dismissed': 'changed',
  'payments-proposed': 'changed',
  'asset-added': 'added',
  'asset-changed': 'changed',
  'asset-deleted': 'deleted',
  'portfolio-added': 'added',
  'portfolio-changed': 'changed',
  'portfolio-deleted': 'deleted',
  'group-deleted': 'deleted',
  'file-imported': 'brought',
  'import-undone': 'deleted',
  'broker-synchronised': 'brought',
  'deposit-deleted': 'deleted',
  'bond-deleted': 'deleted',
  'bond-reopened': 'changed',
  'bonds-imported': 'brought',
  'property-deleted': 'deleted',
  'property-entry-deleted': 'deleted',
  'own-instrument-deleted': 'deleted',
  'own-price-deleted': 'deleted',
  'own-prices-uploaded': 'brought',
  'report-deleted': 'deleted',
  'simulation-deleted': 'deleted',
  'price-level-deleted': 'deleted',
  'asset-note-deleted': 'deleted',
  'tag-renamed': 'changed',
  'tag-deleted': 'deleted',
  'decision-deleted': 'deleted',
  'watchlist-deleted': 'deleted',
  'asset-unwatched': 'deleted',
  'notification-deleted': 'deleted',
  'rating-deleted': 'deleted',
  'strategy-left': 'deleted',
  'own-strategy-deleted': 'deleted',
  'plans-confirmed': 'added',
  'plans-skipped': 'changed',
  'plan-deleted': 'deleted',
  'goal-deleted': 'deleted',
  'tax-data-changed': 'changed',
  'tax-year-reopened': 'changed',
  'module-left': 'deleted',
  'make-up-deleted': 'deleted',
  'make-up-replaced': 'changed',
  restored: 'changed',
  undone: 'changed',
} as const satisfies Record<string, ChangeGroup>;

export type ChangeKind = keyof typeof groupOf;
export const changeKinds = Object.keys(groupOf) as [ChangeKind, ...ChangeKind[]];

export const kindsIn = (group: ChangeGroup): ChangeKind[] =>
  changeKinds.filter((kind) => groupOf[kind] === group);

/** What was removed is gone for good once the minutes are over (rule UN-1). */
export const isRemoval = (kind: ChangeKind): boolean => groupOf[kind] === 'deleted';

/** What is new has no earlier version (rule UN-2). */
export const isAddition = (kind: ChangeKind): boolean => groupOf[kind] === 'added';

/** A form that is saved says so itself; whoever wants it back opens the form again, or the history. */
export const quietKinds: readonly ChangeKind[] = [
  'transaction-changed',
  'asset-changed',
  'portfolio-changed',
];

/** Who or what made a change. */
export const changeOrigins = ['person', 'key', 'operator', 'file', 'broker'] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

/** What the words of a change name. */
export type ChangeAbout = {
  /** How many rows, where that is not one. */
  count?: number;
  /** What it is about: an asset, a portfolio, a property, a file, a broker. */
  name?: string;
  /** Of a transaction: its type, and what it moved. */
  type?: string;
  amount?: string;
  currency?: string;
  /** Of the portfolio it happened in, or that rows went to. */
  portfolio?: string;
  /** The file that rows came from. */
  document?: string;
  /** What was undone or restored. */
  of?: ChangeKind;
};
