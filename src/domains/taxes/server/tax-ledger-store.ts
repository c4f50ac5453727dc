import { decimal } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { EventKind } from '../../ledger/event-kinds.ts';
import { type BareRow, ledgerRow } from '../../ledger/server/transaction-store.ts';
import type { TransactionTerms } from '../../ledger/terms/occasions.ts';
import type { EntrySource, EntryTerms, LedgerEntry } from '../from-ledger/ledger-entry.ts';
import type { Money } from '../reckoning/tax-events.ts';
import type { TaxRate } from '../reckoning/tax-rates.ts';

/** Amounts as text; `[amount, currency]` where both are told. */
type StatedMoney = [amount: string | null, currency: string | null];
type Stated = {
  key: string;
  broker: string;
  account: string | null;
  settles_on: string | null;
  accrued: StatedMoney;
  price: StatedMoney;
  fee: StatedMoney;
  tax: StatedMoney;
  tax_day: string | null;
  country: string | null;
  subtype: string | null;
};
type StatedTerms = Omit<TransactionTerms, 'other_fee' | 'other_fee_currency_id'> & {
  charge_of: string | null;
  other_fee: StatedMoney;
};
type Row = Omit<BareRow, 'to_total' | 'to_currency'> & {
  portfolio_id: string;
  event_kind: EventKind | null;
  terms: StatedTerms | null;
  /** One column, since most rows have nothing in it: each column of each row is read by itself. */
  told: Stated | null;
};

/**
 * Every row of somebody's portfolios that are not on paper alone, with what their files told; or those of some holdings
 * and of none.
 */
export async function taxEntriesOf(
  on: Queries,
  userId: string,
  instruments: ReadonlyMap<string, string>,
  only?: { holdings: readonly string[] },
): Promise<LedgerEntry[]> {
  const asked = only
    ? sql`and (t.holding_id is null or t.holding_id = any(${only.holdings}::uuid[]))`
    : sql``;
  const rows = await on.many<Row>(sql`
    select t.id, t.holding_id, t.type, t.day - date '1970-01-01' as day_number, t.time, t.rank, t.units, t.price, t.total,
      c.title as currency, t.fee, t.tax, t.numerator, t.denominator, t.named_lots, t.share, t.link_id, t.event_id, t.event_kind,
      case when num_nonnulls(t.occasion, t.opened_on, t.accrued, t.other_fee, t.charge_of) > 0 then json_build_object('occasion', t.occasion,
        'prior_cost', t.prior_cost::text, 'prior_tax', t.prior_tax::text, 'opened_on', t.opened_on, 'open_value', t.open_value::text,
        'close_value', t.close_value::text, 'accrued', t.accrued::text, 'charge_of', t.charge_of, 'other_fee', json_build_array(t.other_fee::text,
          (select o.title from currencies o where o.id = t.other_fee_currency_id))) end as terms,
      t.portfolio_id, case when s.transaction_id is not null then json_build_object('key', encode(s.key, 'hex'), 'broker', s.broker,
        'account', s.account, 'settles_on', s.settles_on, 'accrued', json_build_array(s.accrued::text, s.accrued_currency),
        'price', json_build_array(s.price::text, s.price_currency), 'fee', json_build_array(s.fee::text, s.fee_currency),
        'tax', json_build_array(s.tax::text, s.tax_currency), 'tax_day', s.tax_day, 'country', s.country, 'subtype', s.subtype)
      end as told
    from transactions t join currencies c on c.id = t.currency_id
    join portfolios p on p.user_id = t.user_id and p.id = t.portfolio_id
    left join transaction_sources s on s.user_id = t.user_id and s.transaction_id = t.id
    where t.user_id = ${userId} and not p.is_virtual and t.type not in ('deposit', 'withdrawal', 'exchange') ${asked}`);
  return rows.map((row) => ({
    ...ledgerRow({ ...row, to_total: null, to_currency: null }),
    portfolio: row.portfolio_id,
    holding: row.holding_id,
    instrument: row.holding_id === null ? null : (instruments.get(row.holding_id) ?? null),
    eventKind: row.event_kind,
    terms: row.terms && termsOf(row.terms),
    source: row.told && sourceOf(row.told),
  }));
}

function termsOf(terms: StatedTerms): EntryTerms {
  const maybe = (text: string | null) => (text === null ? null : decimal(text));
  const { opened_on, open_value, close_value } = terms;
  return {
    ...{ occasion: terms.occasion, accrued: maybe(terms.accrued) },
    ...{ priorCost: maybe(terms.prior_cost), priorTax: maybe(terms.prior_tax) },
    ...{ otherFee: moneyOf(terms.other_fee), isCharge: terms.charge_of !== null },
    legs: opened_on
      ? { opened: opened_on, openValue: decimal(open_value!), closeValue: decimal(close_value!) }
      : null,
  };
}

function sourceOf(stated: Stated): EntrySource {
  return {
    ...{ key: stated.key, broker: stated.broker, account: stated.account, settlesOn: stated.settles_on },
    ...{ accrued: moneyOf(stated.accrued), price: moneyOf(stated.price) },
    ...{ fee: moneyOf(stated.fee), tax: moneyOf(stated.tax) },
    ...{ taxDay: stated.tax_day, country: stated.country, subtype: stated.subtype },
  };
}

const moneyOf = ([amount, currency]: StatedMoney): Money | null =>
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
