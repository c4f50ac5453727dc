import { decimal } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import { type BareRow, bare, ledgerRow, withCurrencies } from '../../ledger/server/transaction-store.ts';
import type { EntrySource, LedgerEntry } from '../from-ledger/ledger-entry.ts';
import type { Money } from '../reckoning/tax-events.ts';
import type { TaxRate } from '../reckoning/tax-rates.ts';

type SourceColumns = {
  key: string | null;
  broker: string;
  account: string | null;
  settles_on: string | null;
  accrued: string | null;
  accrued_currency: string | null;
  source_price: string | null;
  price_currency: string | null;
  source_fee: string | null;
  fee_currency: string | null;
  source_tax: string | null;
  tax_currency: string | null;
  tax_day: string | null;
  country: string | null;
  subtype: string | null;
};
type Row = BareRow & SourceColumns & { portfolio_id: string; event_kind: EventKind | null };

/** Every row of somebody's portfolios that are not on paper alone, with what their files told. */
export async function taxEntriesOf(
  on: Queries,
  userId: string,
  instruments: ReadonlyMap<string, string>,
): Promise<LedgerEntry[]> {
  const rows = await on.many<Row>(sql`
    select ${bare}, t.portfolio_id, t.event_kind, encode(s.key, 'hex') as key, s.broker, s.account, s.settles_on, s.accrued,
      s.accrued_currency, s.price as source_price, s.price_currency, s.fee as source_fee, s.fee_currency, s.tax as source_tax,
      s.tax_currency, s.tax_day, s.country, s.subtype
    from transactions t ${withCurrencies}
    join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    left join transaction_sources s on s.user_id = t.user_id and s.transaction_id = t.id
    where t.user_id = ${userId} and not p.is_virtual and t.type not in ('deposit', 'withdrawal', 'exchange')`);
  return rows.map((row) => ({
    ...ledgerRow(row),
    portfolio: row.portfolio_id,
    instrument: row.holding_id === null ? null : (instruments.get(row.holding_id) ?? null),
    eventKind: row.event_kind,
    source: row.key === null ? null : sourceOf(row, row.key),
  }));
}

function sourceOf(row: SourceColumns, key: string): EntrySource {
  return {
    ...{ key, broker: row.broker, account: row.account, settlesOn: row.settles_on },
    accrued: moneyOf(row.accrued, row.accrued_currency),
    price: moneyOf(row.source_price, row.price_currency),
    fee: moneyOf(row.source_fee, row.fee_currency),
    tax: moneyOf(row.source_tax, row.tax_currency),
    ...{ taxDay: row.tax_day, country: row.country, subtype: row.subtype },
  };
}

const moneyOf = (amount: string | null, currency: string | null): Money | null =>
  amount === null || currency === null ? null : { amount: decimal(amount), currency: currency.toUpperCase() };

type RatesOfCurrency = { currency: string; days: string; rates: string; sources: string };

/** Rates of the National Bank's tables from a day on, oldest first; on an installation of the simulated market, its rates. */
export async function taxRatesOf(
  on: Queries,
  currencies: readonly string[],
  from: string,
): Promise<Map<string, TaxRate[]>> {
  if (!currencies.length) return new Map();
  const found = await on.many<RatesOfCurrency>(sql`
    select upper(c.title) as currency, string_agg(r.day::text, ' ' order by r.day) as days,
      string_agg(trim_scale(r.pln)::text, ' ' order by r.day) as rates,
      string_agg(replace(r.source, ' ', '_'), ' ' order by r.day) as sources
    from currencies c join currency_rates r on r.currency_id = c.id
    where c.title = any(${currencies.map((one) => one.toLowerCase())}::text[]) and r.day >= ${from}
      and (r.source like '%/NBP%' or r.source = 'nbp' or r.source = ${simulatedSource})
    group by c.id`);
  return new Map(
    found.map(({ currency, days, rates, sources }) => {
      const [mids, tables] = [rates.split(' '), sources.split(' ')];
      return [
        currency,
        days.split(' ').map((effective, at) => ({ effective, table: tables[at]!, mid: decimal(mids[at]!) })),
      ];
    }),
  );
}
