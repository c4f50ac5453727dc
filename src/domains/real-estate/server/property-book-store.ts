import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { FlowKind, FlowRhythm } from '../property.ts';

export type ValuationRow = { property_id: string; day: string; price: string; currency: string };

/** Of all properties, or of one. */
const ofProperty = (id: string | undefined) => (id === undefined ? sql`` : sql`and property_id = ${id}`);

export function valuationsOf(on: Queries, userId: string, propertyId?: string): Promise<ValuationRow[]> {
  return on.many<ValuationRow>(sql`
    select v.property_id, v.day, trim_scale(v.price)::text as price, c.title as currency
    from property_valuations v join currencies c on c.id = v.currency_id
    where v.user_id = ${userId} ${ofProperty(propertyId)} order by v.property_id, v.day`);
}

export function putValuation(
  tx: Tx,
  userId: string,
  given: { property_id: string; day: string; price: string; currency_id: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into property_valuations (user_id, property_id, day, price, currency_id, created_at)
    values (${userId}, ${given.property_id}, ${given.day}, ${given.price}, ${given.currency_id}, ${given.at})
    on conflict (user_id, property_id, day)
    do update set price = excluded.price, currency_id = excluded.currency_id, created_at = excluded.created_at`);
}

export function deleteValuation(tx: Tx, userId: string, propertyId: string, day: string): Promise<number> {
  return tx.run(sql`
    delete from property_valuations where user_id = ${userId} and property_id = ${propertyId} and day = ${day}`);
}

export type FlowFields = {
  kind: FlowKind;
  amount: string;
  every: FlowRhythm;
  from_day: string;
  to_day: string | null;
  vacancy_months: string;
  tax_percent: string;
  note: string | null;
};
export type FlowRow = FlowFields & { id: string; property_id: string };

export function flowsOf(on: Queries, userId: string, propertyId?: string): Promise<FlowRow[]> {
  return on.many<FlowRow>(sql`
    select id, property_id, kind, trim_scale(amount)::text as amount, every, from_day, to_day,
      trim_scale(vacancy_months)::text as vacancy_months, trim_scale(tax_percent)::text as tax_percent, note
    from property_flows where user_id = ${userId} ${ofProperty(propertyId)} order by property_id, from_day, id`);
}

export function flowOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from property_flows where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export function insertFlow(
  tx: Tx,
  userId: string,
  given: FlowRow & { submission_id: string | null; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into property_flows (user_id, id, property_id, kind, amount, every, from_day, to_day, vacancy_months, tax_percent,
      note, submission_id, created_at)
    values (${userId}, ${given.id}, ${given.property_id}, ${given.kind}, ${given.amount}, ${given.every}, ${given.from_day},
      ${given.to_day}, ${given.vacancy_months}, ${given.tax_percent}, ${given.note}, ${given.submission_id}, ${given.at})`);
}

export function changeFlow(tx: Tx, userId: string, given: FlowRow): Promise<number> {
  return tx.run(sql`
    update property_flows set kind = ${given.kind}, amount = ${given.amount}, every = ${given.every},
      from_day = ${given.from_day}, to_day = ${given.to_day}, vacancy_months = ${given.vacancy_months},
      tax_percent = ${given.tax_percent}, note = ${given.note}
    where user_id = ${userId} and id = ${given.id} and property_id = ${given.property_id}`);
}

export function deleteFlow(tx: Tx, userId: string, propertyId: string, id: string): Promise<number> {
  return tx.run(
    sql`delete from property_flows where user_id = ${userId} and property_id = ${propertyId} and id = ${id}`,
  );
}

export type LoanFields = {
  amount: string;
  currency_id: string;
  taken_on: string;
  first_due: string;
  months: number;
  repayment: 'annuity' | 'equal-principal';
  rate_kind: 'fixed' | 'floating';
  fixed_until: string | null;
  rates: { from: string; percent: string }[];
  overpayments: { day: string; amount: string; after: 'shorter' | 'lower' }[];
};
export type LoanRow = LoanFields & { property_id: string; currency: string };

const loanColumns = sql`l.property_id, trim_scale(l.amount)::text as amount, l.currency_id, c.title as currency, l.taken_on,
  l.first_due, l.months, l.repayment, l.rate_kind, l.fixed_until, l.rates, l.overpayments`;

export function loansOf(on: Queries, userId: string, propertyId?: string): Promise<LoanRow[]> {
  return on.many<LoanRow>(sql`
    select ${loanColumns}
    from property_loans l join currencies c on c.id = l.currency_id
    where l.user_id = ${userId} ${ofProperty(propertyId)} order by l.property_id`);
}

export type OwnedLoan = LoanRow & { user_id: string; name: string; share: string };

/** The mortgages of many people, with whose part of which property they are. */
export function loansOfMany(on: Queries, userIds: readonly string[]): Promise<OwnedLoan[]> {
  return on.many<OwnedLoan>(sql`
    select ${loanColumns}, l.user_id, p.name, trim_scale(p.share)::text as share
    from property_loans l join currencies c on c.id = l.currency_id
    join properties p on p.user_id = l.user_id and p.id = l.property_id
    where l.user_id = any(${[...userIds]}::uuid[]) and p.user_id = any(${[...userIds]}::uuid[]) order by l.user_id, l.property_id`);
}

export function putLoan(
  tx: Tx,
  userId: string,
  given: LoanFields & { property_id: string; at: Date },
): Promise<number> {
  return tx.run(sql`
    insert into property_loans (user_id, property_id, amount, currency_id, taken_on, first_due, months, repayment, rate_kind,
      fixed_until, rates, overpayments, created_at, updated_at)
    values (${userId}, ${given.property_id}, ${given.amount}, ${given.currency_id}, ${given.taken_on}, ${given.first_due},
      ${given.months}, ${given.repayment}, ${given.rate_kind}, ${given.fixed_until}, ${JSON.stringify(given.rates)}::jsonb,
      ${JSON.stringify(given.overpayments)}::jsonb, ${given.at}, ${given.at})
    on conflict (user_id, property_id) do update set amount = excluded.amount, currency_id = excluded.currency_id,
      taken_on = excluded.taken_on, first_due = excluded.first_due, months = excluded.months, repayment = excluded.repayment,
      rate_kind = excluded.rate_kind, fixed_until = excluded.fixed_until, rates = excluded.rates,
      overpayments = excluded.overpayments, updated_at = excluded.updated_at`);
}

export function deleteLoan(tx: Tx, userId: string, propertyId: string): Promise<number> {
  return tx.run(sql`delete from property_loans where user_id = ${userId} and property_id = ${propertyId}`);
}
