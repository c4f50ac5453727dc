/** The corporate actions that are guided (rule CA-1). */
export const eventKinds = [
  'spin-off',
  'merger',
  'rights',
  'symbol-change',
  'delisting',
  'repayment',
  'stock-dividend',
] as const;
export type EventKind = (typeof eventKinds)[number];
