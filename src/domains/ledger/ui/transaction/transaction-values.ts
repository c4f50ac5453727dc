import type * as z from 'zod/mini';
import type { transactionFields, transactionShape } from '../../contract.ts';
import type { decisionFields } from '../../decision-fields.ts';
import { isForNothing } from '../../terms/check-terms.ts';
import { givenFor, type Occasion, type TransactionTerms } from '../../terms/occasions.ts';
import { type TransactionType, transactionShapes } from '../../transaction-types.ts';

export type TransactionRecord = z.output<typeof transactionShape>;
export type TransactionBody = z.input<typeof transactionFields> & {
  decision?: z.input<typeof decisionFields>;
};

/** What the form needs of a record, which is also what a refused change answers with. */
export type EditedTransaction = Pick<
  TransactionRecord,
  | 'id'
  | 'type'
  | 'portfolio_id'
  | 'asset_value_id'
  | 'currency_id'
  | 'amount'
  | 'price'
  | 'to_total'
  | 'to_currency_id'
  | 'numerator'
  | 'denominator'
  | 'fee'
  | 'tax'
  | 'created_at'
  | 'time'
  | 'note'
  | 'version'
> &
  Partial<TransactionTerms> & {
    total: string | null;
    other_portfolio_id?: string | null;
    lots?: string[] | null;
    tags?: readonly string[];
  };

/** What stands in the form, as typed. Fields of other types than the chosen one keep what was typed in them. */
export type TransactionValues = {
  type: TransactionType;
  /** What it is the case of; empty where its type says it all. */
  occasion: Occasion | '';
  portfolioId: string;
  /** Of a transfer: the own portfolio at its other end; empty where it comes from or goes to somewhere else. */
  otherPortfolioId: string;
  /** Whether the portfolio shall follow its cash from now on. */
  followCash: boolean;
  /** `holding:…`, `asset:…` of the catalogue, or empty. */
  asset: string;
  currencyId: string;
  amount: string;
  /** Of a sale: the purchases it takes from first, in this order, parted by commas; null where they are not known, and stay. */
  lots: string | null;
  price: string;
  total: string;
  toTotal: string;
  toCurrencyId: string;
  numerator: string;
  denominator: string;
  /** Of a gift or inheritance, in złoty. */
  priorCost: string;
  priorTax: string;
  /** Both legs of a contract. */
  openedOn: string;
  openValue: string;
  closeValue: string;
  /** Of a bond. */
  accrued: string;
  /** Empty where the fee is in the currency of the trade. */
  feeCurrencyId: string;
  fee: string;
  tax: string;
  day: string;
  time: string;
  note: string;
  /** Separated by commas; null where it is not known which it has, and they stay as they are. */
  tags: string | null;
  /** Of a new purchase. */
  why: string;
  changeMind: string;
};
export type ValueName = keyof TransactionValues;

export function emptyValues(today: string): TransactionValues {
  return {
    type: 'buy',
    occasion: '',
    portfolioId: '',
    otherPortfolioId: '',
    followCash: false,
    asset: '',
    currencyId: '',
    amount: '',
    lots: '',
    price: '',
    total: '',
    toTotal: '',
    toCurrencyId: '',
    numerator: '',
    denominator: '1',
    priorCost: '',
    priorTax: '',
    openedOn: '',
    openValue: '',
    closeValue: '',
    accrued: '',
    feeCurrencyId: '',
    fee: '',
    tax: '',
    day: today,
    time: '',
    note: '',
    tags: '',
    why: '',
    changeMind: '',
  };
}

/** A record as the form shows it. */
export function valuesOf(record: EditedTransaction): TransactionValues {
  return {
    type: record.type,
    occasion: record.occasion ?? '',
    portfolioId: record.portfolio_id,
    otherPortfolioId: record.other_portfolio_id ?? '',
    followCash: false,
    asset: record.asset_value_id ? holdingKey(record.asset_value_id) : '',
    currencyId: record.currency_id,
    amount: record.amount ?? '',
    lots: record.lots === undefined ? null : (record.lots ?? []).join(','),
    price: record.price ?? '',
    total: hasTotal(record.type) ? (record.total ?? '') : '',
    toTotal: record.to_total ?? '',
    toCurrencyId: record.to_currency_id ?? '',
    numerator: record.numerator ?? '',
    denominator: record.denominator ?? '1',
    priorCost: record.prior_cost ?? '',
    priorTax: record.prior_tax ?? '',
    openedOn: record.opened_on ?? '',
    openValue: record.open_value ?? '',
    closeValue: record.close_value ?? '',
    accrued: record.accrued ?? '',
    feeCurrencyId: record.other_fee_currency_id ?? '',
    fee: record.other_fee ?? unlessZero(record.fee),
    tax: unlessZero(record.tax),
    day: record.created_at.slice(0, 10),
    time: clockOf(record.time),
    note: record.note ?? '',
    tags: record.tags?.join(', ') ?? null,
    why: '',
    changeMind: '',
  };
}

/** What the next of several entries keeps of the one before. */
export function nextValues(values: TransactionValues, today: string): TransactionValues {
  const { type, occasion, portfolioId, currencyId, day } = values;
  return { ...emptyValues(today), type, occasion, portfolioId, currencyId, day };
}

type Extra = { version?: number; submissionId?: string };

/** Only the fields the type has; the rest of what was typed stays in the form. */
export function bodyOf(values: TransactionValues, { version, submissionId }: Extra = {}): TransactionBody {
  const shape = transactionShapes[values.type];
  const linked = isLinkedTransfer(values);
  return {
    type: values.type as TransactionBody['type'],
    portfolio_id: values.portfolioId,
    currency_id: values.currencyId,
    ...(shape.asset !== 'none' && assetOf(values.asset)),
    ...(linked && { other_portfolio_id: values.otherPortfolioId }),
    ...(shape.amount === 'units' && {
      amount: values.amount,
      ...(hasPrice(values) && { price: values.price }),
    }),
    ...termsIn(values),
    ...(values.type === 'sell' &&
      values.lots !== null && { lots: values.lots ? values.lots.split(',') : null }),
    ...(shape.amount === 'money' && { total: values.total }),
    ...(shape.amount === 'exchange' && {
      total: values.total,
      to_total: values.toTotal,
      to_currency_id: values.toCurrencyId,
    }),
    ...(shape.amount === 'ratio' && { numerator: values.numerator, denominator: values.denominator }),
    fee: shape.fee ? values.fee || '0' : '0',
    tax: shape.tax ? values.tax || '0' : '0',
    created_at: values.day,
    time: values.time || null,
    note: values.note.trim() || null,
    ...(values.tags !== null && { tags: tagsIn(values.tags) }),
    ...(values.followCash && isOfCash(values.type) && { follow_cash: true }),
    ...(version !== undefined && { version }),
    ...(submissionId !== undefined && { submission_id: submissionId }),
    // What was written about a purchase that is there already is edited apart from it.
    ...(version === undefined && decisionOf(values)),
  };
}

/** What the case of its type has beside its figures. */
function termsIn(values: TransactionValues): Partial<TransactionBody> {
  const { type, occasion, priorCost, priorTax, openedOn, openValue, closeValue, accrued, feeCurrencyId } =
    values;
  const hasLegs = type === 'result' && (openedOn || openValue || closeValue);
  return {
    ...(occasion && { occasion }),
    ...(isGiven(values) && { prior_cost: priorCost || null, prior_tax: priorTax || null }),
    ...(hasLegs && {
      opened_on: openedOn || null,
      open_value: openValue || null,
      close_value: closeValue || null,
    }),
    ...((type === 'buy' || type === 'sell') && !occasion && accrued && { accrued }),
    ...(isTraded(type) && values.fee && feeCurrencyId && { fee_currency_id: feeCurrencyId }),
  };
}

/** What stands between commas. */
function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function decisionOf({ type, why, changeMind }: TransactionValues): Pick<TransactionBody, 'decision'> {
  return type === 'buy' && (why || changeMind) ? { decision: { why, change_mind: changeMind } } : {};
}

/** Bought or sold, long or short. */
export function isTraded(type: TransactionType): boolean {
  return transactionShapes[type].amount === 'units' && !isTransfer(type);
}

export function isTransfer(type: TransactionType): type is 'transfer-in' | 'transfer-out' {
  return type === 'transfer-in' || type === 'transfer-out';
}

/** Between two own portfolios: lots bring their cost, so there is no price to enter. */
export function isLinkedTransfer({ type, occasion, otherPortfolioId }: TransactionValues): boolean {
  return isTransfer(type) && !occasion && otherPortfolioId !== '';
}

/** Came from somebody else, by gift or inheritance. */
export function isGiven({ occasion }: TransactionValues): boolean {
  return occasion !== '' && givenFor.has(occasion);
}

/** Whether a unit has a price: lots that move bring theirs, and an option that ends for nothing has none. */
export function hasPrice(values: TransactionValues): boolean {
  return !isLinkedTransfer(values) && !isForNothing({ occasion: values.occasion || null });
}

/** What only moves cash: without followed cash it changes no figure. */
export function isOfCash(type: TransactionType): boolean {
  return type === 'deposit' || type === 'withdrawal' || type === 'exchange';
}

export function holdingKey(id: string): string {
  return `holding:${id}`;
}

export function assetKey(id: string): string {
  return `asset:${id}`;
}

function assetOf(key: string): { asset_value_id?: string; asset_id?: string } {
  const id = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('holding:')) return { asset_value_id: id };
  return key.startsWith('asset:') ? { asset_id: id } : {};
}

/** Where it is entered; elsewhere it follows from units and price. */
function hasTotal(type: TransactionType): boolean {
  const { amount } = transactionShapes[type];
  return amount === 'money' || amount === 'exchange';
}

/** To the second where it is known to the second. */
function clockOf(time: string | null): string {
  return time?.slice(0, 8).replace(/^(..:..):00$/, '$1') ?? '';
}

function unlessZero(amount: string): string {
  return /[1-9]/.test(amount) ? amount : '';
}
