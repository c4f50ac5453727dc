// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import { heightOf } from './import-rules.mjs';

/** Whom each table belongs to; `platform` for those of the plumbing. */
export const owners: Record<string, readonly string[]> = {
  platform: ['installation', 'mail_attachments', 'mails', 'rate_limits', 'suppressed_addresses'],
  identity: ['api_keys', 'audit_log', 'files', 'mail_tokens', 'sessions', 'users'],
  billing: [
    'billing_buyers',
    'billing_documents',
    'document_counters',
    'kept_documents',
    'plan_changes',
    'plans',
    'stripe_checkouts',
    'stripe_customers',
    'stripe_disputes',
    'stripe_events',
    'stripe_refunds',
    'stripe_removals',
    'stripe_subscriptions',
    'subscriptions',
  ],
  changes: ['change_rows', 'changes'],
  instruments: [
    'asset_classes',
    'chosen_currencies',
    'currencies',
    'currency_rates',
    'instruments',
    'provider_symbols',
  ],
  modules: ['connected_modules', 'investment_modules'],
  leads: ['contact_messages', 'newsletter_subscribers'],
  channels: ['phone_confirmations', 'push_subscriptions', 'sms_days'],
  'market-data': [
    'cash_flows',
    'corporate_events',
    'earnings',
    'held_back_prices',
    'inflation_months',
    'latest_prices',
    'news',
    'policy_rates',
    'price_attempts',
    'price_years',
    'source_budget',
    'source_health',
    'told_make_ups',
  ],
  ledger: ['holdings', 'portfolio_group_members', 'portfolio_groups', 'portfolios', 'transactions'],
  remarks: ['decisions', 'tags'],
  bonds: ['bond_holdings', 'bond_own_series', 'bond_series'],
  deposits: ['deposits'],
  imports: [
    'import_aliases',
    'import_documents',
    'import_mappings',
    'import_pages',
    'transaction_source_parts',
    'transaction_sources',
  ],
  brokers: [
    'aggregator_people',
    'aggregator_removals',
    'integration_accounts',
    'integration_rows',
    'integrations',
  ],
  strategies: [
    'own_strategies',
    'own_strategy_versions',
    'portfolio_strategies',
    'strategies',
    'strategy_components',
    'strategy_matches',
    'strategy_ratings',
  ],
  'real-estate': ['properties', 'property_flows', 'property_loans', 'property_valuations'],
  'site-texts': ['site_texts'],
  backtest: ['simulation_lines', 'simulation_results', 'simulation_sweeps', 'simulations'],
  notifications: [
    'announcement_dismissals',
    'announcements',
    'notification_messages',
    'notification_settings',
    'notifications',
  ],
  onboarding: ['onboardings'],
  exposure: ['make_ups'],
  pensions: ['ppk_payments'],
  income: ['income_answers', 'income_cash_rates', 'income_withholding'],
  'tax-files': ['tax_files', 'tax_links'],
  taxes: [
    'tax_left_out',
    'tax_log',
    'tax_losses',
    'tax_slips',
    'tax_treaties',
    'tax_years',
    'wrapper_settings',
    'wrapper_transfers',
  ],
  plans: ['goal_portfolios', 'goals', 'recurring_plan_answers', 'recurring_plans'],
  reminders: ['reminder_days', 'reminder_splits'],
  alerts: ['alert_bands', 'alert_coverages', 'alert_moves', 'alert_progress', 'price_levels'],
  holdings: ['instrument_notes'],
  reports: ['report_digests', 'report_files', 'report_links', 'reports'],
  comparison: ['comparison_choices'],
  watchlists: ['watchlist_items', 'watchlists'],
};

/** Sorting and paging the catalogue need the newest price in the same query. */
const readsUpward: Record<string, readonly string[]> = {
  'instruments/server/instrument-store.ts': ['corporate_events', 'latest_prices'],
};

const ownerOf = new Map(
  Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
);

export const createdTables = (migration: string) =>
  [...migration.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi)].map(([, table]) => table!);

const statements = /\b(insert into|copy|update|delete from|from|join|using)\s+(?:only\s+)?(\w+)/gi;

/** What a file under `src/domains` does to tables that are not for it; `file` is its path from there. */
export function tableFaults(file: string, text: string): string[] {
  const domain = file.split('/')[0]!;
  const isStore = /\/server\/(?:.*\/)?[\w-]+-store\.ts$/.test(file);
  // Queries hold queries, so their ends cannot be seen from here; comments may speak of tables.
  const code = text.includes('sql`') ? text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '') : '';
  const faults = [...code.matchAll(statements)].flatMap(([, verb, table]) => {
    const owner = ownerOf.get(table!);
    if (!owner) return [];
    if (!isStore) return [`${file} queries ${table} and is no store`];
    if (owner === domain) return [];
    if (/^(?:insert|copy|update|delete)/i.test(verb!)) return [`${file} writes ${table} of ${owner}`];
    const below = heightOf(owner) < heightOf(domain);
    return below || readsUpward[file]?.includes(table!) ? [] : [`${file} reads ${table} of ${owner}`];
  });
  return [...new Set(faults)];
}
