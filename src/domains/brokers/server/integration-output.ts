import { isSameAmount } from '../recognise-accepted.ts';
import type { Difference } from '../sync-result.ts';
import type { CountedIntegration } from './integration-store.ts';

const day = 86_400_000;
/** So long the keys of what was disconnected are kept. */
export const keptDays = 30;

const bit = (value: boolean) => (value ? 1 : 0);

/** What the person let stand is no longer told, until it is another difference. */
export function isOpen(one: Difference, kept: Readonly<Record<string, string>>): boolean {
  const stands = kept[one.of];
  return stands === undefined || !isSameAmount(one, stands);
}

/** As it is told: without the keys. */
export function integrationOutput(row: CountedIntegration, isReadOnly: boolean) {
  const { differences, kept, disconnected_at } = row;
  const open = differences?.differences.filter((one) => isOpen(one, kept)) ?? [];
  const listed = new Set(open.map(({ of }) => of));
  return {
    id: row.id,
    name: row.name,
    broker: row.broker,
    provider_type: 1 as const,
    is_demo: bit(row.is_demo) as 0 | 1,
    currency_id: row.currency_id,
    portfolio_id: row.portfolio_id,
    is_validated: bit(row.is_validated) as 0 | 1,
    status: row.status,
    is_read_only: isReadOnly,
    accounts: Object.keys(row.cursors),
    portfolios: row.portfolios,
    account_portfolios: row.accounts.map((one) =>
      row.portfolios === 'one' ? { ...one, portfolio_id: row.portfolio_id } : one,
    ),
    rows: row.rows,
    waiting: row.waiting,
    last_synced_at: row.last_synced_at,
    last_result: row.last_result,
    next_try_at: row.next_try_at,
    failures: row.failures,
    comparison: differences && {
      at: differences.at,
      differences: open.map(({ portfolioId = row.portfolio_id, accounts = [], ...rest }) => ({
        ...rest,
        portfolio_id: portfolioId,
        accounts,
      })),
      explanations: differences.explanations
        .filter(({ explains }) => explains.every((of) => listed.has(of)))
        .map(({ portfolioId = row.portfolio_id, ...rest }) => ({ ...rest, portfolio_id: portfolioId })),
      agreeing: differences.agreeing,
      unknown: differences.unknown.map(({ instrument: { symbol, name, isin }, units }) => ({
        label: symbol ?? name ?? isin ?? '?',
        units,
      })),
    },
    disconnected_at,
    keys_kept_until:
      disconnected_at && row.credentials ? new Date(disconnected_at.getTime() + keptDays * day) : null,
    created_at: row.created_at,
  };
}
