/** Every type of the ledger (rule L-1). */
export const transactionTypes = [
  'buy',
  'sell',
  'dividend',
  'repayment',
  'interest',
  'result',
  'fee',
  'tax',
  'deposit',
  'withdrawal',
  'exchange',
  'split',
  'transfer-in',
  'transfer-out',
  'spin-off',
  'short',
  'cover',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** Which fields a type has beside portfolio, day, note; the form shows these and no others. */
export type TransactionShape = {
  /** Whether it belongs to an asset: always, perhaps, or never. */
  asset: 'required' | 'optional' | 'none';
  /** `units` have a price each; `money` is one amount; `exchange` is two; a split has a ratio only. */
  amount: 'units' | 'money' | 'exchange' | 'ratio';
  fee: boolean;
  tax: boolean;
};

export const transactionShapes: Record<TransactionType, TransactionShape> = {
  buy: { asset: 'required', amount: 'units', fee: true, tax: true },
  sell: { asset: 'required', amount: 'units', fee: true, tax: true },
  dividend: { asset: 'required', amount: 'money', fee: true, tax: true },
  repayment: { asset: 'required', amount: 'money', fee: true, tax: true },
  interest: { asset: 'optional', amount: 'money', fee: false, tax: true },
  result: { asset: 'required', amount: 'money', fee: true, tax: false },
  fee: { asset: 'optional', amount: 'money', fee: false, tax: false },
  tax: { asset: 'optional', amount: 'money', fee: false, tax: false },
  deposit: { asset: 'none', amount: 'money', fee: true, tax: false },
  withdrawal: { asset: 'none', amount: 'money', fee: true, tax: false },
  exchange: { asset: 'none', amount: 'exchange', fee: true, tax: false },
  split: { asset: 'required', amount: 'ratio', fee: false, tax: false },
  'transfer-in': { asset: 'required', amount: 'units', fee: true, tax: false },
  'transfer-out': { asset: 'required', amount: 'units', fee: true, tax: false },
  'spin-off': { asset: 'required', amount: 'money', fee: true, tax: false },
  short: { asset: 'required', amount: 'units', fee: true, tax: true },
  cover: { asset: 'required', amount: 'units', fee: true, tax: true },
};

/** Types that a form of their own records: the others come from a corporate action alone (rule CA-1). */
export const typedTypes = transactionTypes.filter((type) => type !== 'spin-off');

/** Types that bring units in; a row without a time stands at the beginning of its day. */
export const bringsUnits: ReadonlySet<TransactionType> = new Set(['buy', 'transfer-in']);
/** Types that take units away; a row without a time stands at the end of its day. */
export const takesUnits: ReadonlySet<TransactionType> = new Set(['sell', 'transfer-out']);
/** Types that an asset can begin with of which nothing is held yet. */
export const opensHolding: ReadonlySet<TransactionType> = new Set([...bringsUnits, 'short', 'result']);
