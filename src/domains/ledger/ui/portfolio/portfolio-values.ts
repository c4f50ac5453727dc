import type { CallArguments, CallOutput } from '../../../../foundation/contract.ts';
import { type createPortfolio, portfolioName } from '../../contract.ts';
import type { LotMethod } from '../../lot-methods.ts';
import type { PortfolioKind } from '../../portfolio-kinds.ts';

export type PortfolioRecord = CallOutput<typeof createPortfolio>['data'];
export type PortfolioBody = CallArguments<typeof createPortfolio>['body'];

/** What the form holds: flat, so that each control has a name of its own. */
export type PortfolioValues = {
  name: string;
  currency_id: string;
  is_virtual: boolean;
  kind: PortfolioKind;
  lot_method: LotMethod;
  follows_cash: boolean;
  email: boolean;
  sms: boolean;
  /** From which change on one is told; empty for the usual one. */
  percent: string;
  /** Below which coverage of its strategy; empty for never. */
  coverage: string;
};

export function newPortfolio(currencyId: string): PortfolioValues {
  return {
    name: '',
    currency_id: currencyId,
    is_virtual: false,
    kind: 'ordinary',
    lot_method: 'fifo',
    follows_cash: false,
    // Told by mail until somebody says otherwise.
    email: true,
    sms: false,
    percent: '',
    coverage: '',
  };
}

/** Also what a refused change answers with; it knows what is asked of it even if it came with figures. */
export function portfolioValues(record: PortfolioRecord): PortfolioValues {
  const { name, currency_id, is_virtual, kind, lot_method, follows_cash, notifications } = record;
  const { email, sms, percent, coverage } = notifications;
  return {
    name,
    currency_id,
    is_virtual,
    kind,
    lot_method,
    follows_cash,
    email,
    sms,
    percent: percent ?? '',
    coverage: coverage ?? '',
  };
}

export function portfolioBody(
  { email, sms, percent, coverage, ...rest }: PortfolioValues,
  mark: Pick<PortfolioBody, 'version' | 'submission_id'>,
): PortfolioBody {
  const notifications = { email, sms, percent: percent.trim() || null, coverage: coverage.trim() || null };
  return { ...rest, notifications, ...mark };
}

/** The same rule the server asks, so that a name can be checked at every key. */
export function isPortfolioName(name: string): boolean {
  return portfolioName.safeParse(name).success;
}

const order = [
  'name',
  'currency_id',
  'is_virtual',
  'kind',
  'lot_method',
  'follows_cash',
  'email',
  'sms',
  'percent',
  'coverage',
] as const;
export type PortfolioField = (typeof order)[number];

/** Where what stands in the form differs from what somebody saved meanwhile, in the order of the form. */
export function portfolioDifferences(mine: PortfolioValues, theirs: PortfolioValues): PortfolioField[] {
  return order.filter((field) =>
    field === 'name' ? mine.name.trim() !== theirs.name.trim() : mine[field] !== theirs[field],
  );
}

/** Reads what a refused change answers with; nothing if it is no portfolio. */
export function portfolioIn(answer: unknown): PortfolioRecord | null {
  const record = answer as Partial<PortfolioRecord> | null | undefined;
  return typeof record?.version === 'number' && typeof record.name === 'string' && record.notifications
    ? (record as PortfolioRecord)
    : null;
}
