import type { Queries } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';

/** Tables that belong to nobody in particular, and why. Divided by user, a database would keep them whole on every part. */
export const sharedTables: Record<string, string> = {
  users:
    'the directory of people: who signs in is looked for by address before anybody is known; its key is the user’s id',
  installation: 'one row about the installation',
  schema_migrations: 'which migrations were applied',
  rate_limits: 'counters by network address or account, of visitors too',
  mails: 'the operator’s outbox, by recipient: addresses outlive and precede accounts',
  mail_attachments: 'of mails',
  suppressed_addresses: 'addresses that take no mail, by a keyed hash: with or without an account',
  audit_log:
    'what happened to accounts; outlives them and also tells what the operator did to nobody’s account',
  newsletter_subscribers: 'visitors by address, without an account',
  contact_messages: 'visitors by address, without an account',
  plans: 'what can be subscribed to',
  plan_changes: 'what the operator changed of them',
  document_counters: 'the last number of each kind of document: everybody’s documents are counted together',
  kept_documents: 'documents of accounts that are gone, as the law wants them kept',
  currencies: 'reference',
  currency_rates: 'reference',
  asset_classes: 'reference',
  investment_modules: 'reference',
  inflation_months: 'reference',
  policy_rates: 'reference',
  bond_series: 'reference',
  strategies: 'the catalogue of strategies',
  strategy_components: 'the catalogue of strategies',
  strategy_matches: 'the catalogue of strategies',
  site_texts: 'the operator’s words',
  announcements: 'the operator’s words to everybody, or to those of some plans',
  instruments:
    'the catalogue; the few rows people made for themselves stand beside it, marked by owner_id (docs/decisions/0019)',
  provider_symbols: 'of instruments',
  price_years: 'of instruments',
  latest_prices: 'of instruments',
  corporate_events: 'of instruments',
  earnings: 'of instruments',
  cash_flows: 'of instruments',
  news: 'of instruments',
  told_make_ups: 'of instruments, as sources tell them',
  held_back_prices: 'of instruments',
  price_attempts: 'of instruments',
  aggregator_removals:
    'whom the aggregator of brokers shall forget: by its own id of them, after the account is gone',
  stripe_events: 'which events of Stripe were heard, by its own ids of them',
  stripe_removals: 'whom Stripe shall forget: by its own id of them, after the account is gone',
  source_health: 'how the sources of market data fare',
  source_budget: 'what was asked of the sources of market data',
};

/** Schemas that a library keeps for itself. */
const foreignSchemas = ['pg_catalog', 'information_schema', 'pg_toast', 'jobs'];

type Table = { name: string; owned: boolean; nullable: boolean };
type Key = { table: string; name: string; primary: boolean; columns: string[] };
type Reference = {
  table: string;
  name: string;
  target: string;
  own: string[];
  theirs: string[];
  cascades: boolean;
};

const tables = sql`
  select c.relname as name, a.attnum is not null as owned, a.attnotnull is false as nullable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and n.nspname <> all(${foreignSchemas}::text[]) order by 1`;

/** An expression has no column and no name here: it cannot stand for the owner. */
const keys = sql`
  select t.relname as table, i.relname as name, x.indisprimary as primary, array(
    select a.attname::text from unnest(x.indkey[0:x.indnkeyatts - 1]) k join pg_attribute a on a.attrelid = t.oid and a.attnum = k) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = t.relnamespace
  where x.indisunique and n.nspname <> all(${foreignSchemas}::text[]) order by 1, 2`;

const namesOf = (relation: string, numbers: string) => `array(
    select a.attname::text from unnest(${numbers}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.place)`;
const references = `
  select t.relname as table, f.conname as name, p.relname as target, f.confdeltype = 'c' as cascades,
    ${namesOf('f.conrelid', 'f.conkey')} as own, ${namesOf('f.confrelid', 'f.confkey')} as theirs
  from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  join pg_namespace n on n.oid = t.relnamespace
  where f.contype = 'f' and n.nspname <> all($1::text[]) order by 1, 2`;

/** Everything in the catalogue of the database that breaks the rule that every row knows whose it is (rule SF-9). */
export async function ownershipFaults(on: Queries): Promise<string[]> {
  const all = await on.many<Table>(tables);
  const unique = await on.many<Key>(keys);
  const links = (await on.raw(references, [foreignSchemas])).rows as Reference[];
  const isShared = (table: string) => Object.hasOwn(sharedTables, table);
  return [
    ...Object.keys(sharedTables)
      .filter((name) => !all.some((table) => table.name === name))
      .map((name) => `${name}: listed as shared, but there is no such table`),
    ...all.flatMap((table) => faultsOfTable(table, isShared(table.name))),
    ...all
      .filter(({ name, owned }) => owned && !isShared(name))
      .flatMap(({ name }) => [
        ...faultsOfKeys(
          name,
          unique.filter((key) => key.table === name),
        ),
        ...faultsOfReferences(
          name,
          links.filter((link) => link.table === name),
          isShared,
        ),
      ]),
    ...links
      .filter(({ table, target }) => isShared(table) && !isShared(target))
      .map(({ table, name }) => `${table}: shared, but ${name} refers to somebody’s rows`),
  ];
}

function faultsOfTable({ name, owned, nullable }: Table, isShared: boolean): string[] {
  if (isShared) return owned ? [`${name}: listed as shared, but has user_id`] : [];
  if (!owned) return [`${name}: neither user_id nor listed as shared`];
  return nullable ? [`${name}: user_id may be null`] : [];
}

function faultsOfKeys(table: string, own: Key[]): string[] {
  const faults = own.some((key) => key.primary) ? [] : [`${table}: no primary key`];
  const lacking = own.filter((key) => !key.columns.includes('user_id'));
  return [...faults, ...lacking.map(({ name }) => `${table}: ${name} is unique without user_id`)];
}

function faultsOfReferences(table: string, own: Reference[], isShared: (table: string) => boolean): string[] {
  const carriesOwner = ({ own, theirs, target }: Reference) =>
    own.some((column, i) => column === 'user_id' && theirs[i] === (target === 'users' ? 'id' : 'user_id'));
  const faults = own
    .filter((link) => !isShared(link.target) && !carriesOwner(link))
    .map(({ name }) => `${table}: ${name} refers to somebody’s rows without user_id`);
  // Whoever removes their account removes all of it (rule A-12).
  if (!own.some((link) => link.cascades && carriesOwner(link)))
    faults.push(`${table}: rows do not go with their user`);
  return faults;
}
