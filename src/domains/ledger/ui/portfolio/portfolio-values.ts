import type { CallArguments, CallOutput } from '../../../../foundation/contract.ts';
import { type createPortfolio, portfolioName } from '../../contract.ts';
import type { PortfolioKind } from '../../portfolio-kinds.ts';

export type PortfolioRecord = CallOutput<typeof createPortfolio>['data'];
export type PortfolioBody = CallArguments<typeof createPortfolio>['body'];

/** What the form holds: flat, so that each control has a name of its own. */
export type PortfolioValues = {
  name: string;
  currency_id: string;
  is_virtual: boolean;
  kind: PortfolioKind;
  lot_method: 'fifo' | 'average';
  follows_cash: boolean;
  email: boolean;
  sms: boolean;
};

export function newPortfolio(currencyId: string): PortfolioValues {
  return {
    name: '',
    currency_id: currencyId,
    is_virtual: false,
    kind: 'ordinary',
    lot_method: 'fifo',
    follows_cash: false,
    email: false,
    sms: false,
  };
}

/** Also what a refused change answers with; it knows what is asked of it even if it came with figures. */
export function portfolioValues(record: PortfolioRecord): PortfolioValues {
  const { name, currency_id, is_virtual, kind, lot_method, follows_cash, notifications } = record;
  const { email, sms } = notifications;
  return { name, currency_id, is_virtual, kind, lot_method, follows_cash, email, sms };
}

export function portfolioBody(
  { email, sms, ...rest }: PortfolioValues,
  mark: Pick<PortfolioBody, 'version' | 'submission_id'>,
): PortfolioBody {
  return { ...rest, notifications: { email, sms }, ...mark };
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
