import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

export type PropertyFields = {
  name: string;
  bought_price: string;
  bought_currency_id: string;
  bought_on: string;
  currency_id: string;
  notary_cost: string;
  transfer_tax: string;
  agent_cost: string;
  other_cost: string;
  meter_square: string;
  built_on: string | null;
  country: string;
  state: string | null;
  city: string;
  street: string;
  street_number: string;
  postal_code: string | null;
  lat: number | null;
  lng: number | null;
  market_type: number;
  share: string;
  floor: number | null;
  balcony: boolean | null;
  rooms_count: number | null;
  bathrooms_count: number | null;
};

export type PropertyRow = PropertyFields & {
  id: string;
  bought_currency: string;
  currency: string;
  version: number;
  books_version: number;
  created_at: Date;
};

const columns = sql`p.id, p.name, trim_scale(p.bought_price)::text as bought_price, p.bought_currency_id,
  b.title as bought_currency, p.bought_on, p.currency_id, c.title as currency, trim_scale(p.notary_cost)::text as notary_cost,
  trim_scale(p.transfer_tax)::text as transfer_tax, trim_scale(p.agent_cost)::text as agent_cost,
  trim_scale(p.other_cost)::text as other_cost, trim_scale(p.meter_square)::text as meter_square, p.built_on, p.country, p.state,
  p.city, p.street, p.street_number, p.postal_code, p.lat::float8 as lat, p.lng::float8 as lng, p.market_type,
  trim_scale(p.share)::text as share, p.floor, p.balcony, p.rooms_count, p.bathrooms_count, p.version, p.books_version, p.created_at`;

const joined = sql`properties p join currencies c on c.id = p.currency_id
  join currencies b on b.id = p.bought_currency_id`;

export function propertiesOf(on: Queries, userId: string): Promise<PropertyRow[]> {
  return on.many<PropertyRow>(sql`
    select ${columns} from ${joined} where p.user_id = ${userId} order by p.bought_on desc, p.id`);
}

export function propertyById(on: Queries, userId: string, id: string): Promise<PropertyRow | undefined> {
  return on.maybe<PropertyRow>(
    sql`select ${columns} from ${joined} where p.user_id = ${userId} and p.id = ${id}`,
  );
}

export function propertyNames(
  on: Queries,
  userId: string,
): Promise<{ id: string; name: string; city: string }[]> {
  return on.many(sql`select id, name, city from properties where user_id = ${userId} order by name, id`);
}

/** Holds the property until the transaction ends: whoever writes something of it comes one after the other. */
export function lockProperty(tx: Tx, userId: string, id: string): Promise<PropertyRow | undefined> {
  return tx.maybe<PropertyRow>(
    sql`select ${columns} from ${joined} where p.user_id = ${userId} and p.id = ${id} for update of p`,
  );
}

/** Changes with anything of any property. */
export async function propertyStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string }>(sql`
    select coalesce(md5(string_agg(id || '.' || books_version, ' ' order by id)), '') as stamp
    from properties where user_id = ${userId}`);
  return stamp;
}

/** One creation at a time for each submission, so that a double click makes one record. */
export function propertyOfSubmission(
  on: Queries,
  userId: string,
  submissionId: string,
): Promise<{ id: string } | undefined> {
  return on.maybe(
    sql`select id from properties where user_id = ${userId} and submission_id = ${submissionId}`,
  );
}

export function lockSubmissions(tx: Tx, userId: string): Promise<number> {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended('properties:' || ${userId}, 0))`);
}

type NewProperty = PropertyFields & { id: string; submission_id: string | null; at: Date };

export function insertProperty(tx: Tx, userId: string, given: NewProperty): Promise<number> {
  return tx.run(sql`
    insert into properties (user_id, id, name, bought_price, bought_currency_id, bought_on, currency_id, notary_cost,
      transfer_tax, agent_cost, other_cost, meter_square, built_on, country, state, city, street, street_number, postal_code,
      lat, lng, market_type, share, floor, balcony, rooms_count, bathrooms_count, submission_id, created_at, updated_at)
    values (${userId}, ${given.id}, ${given.name}, ${given.bought_price}, ${given.bought_currency_id}, ${given.bought_on},
      ${given.currency_id}, ${given.notary_cost}, ${given.transfer_tax}, ${given.agent_cost}, ${given.other_cost},
      ${given.meter_square}, ${given.built_on}, ${given.country}, ${given.state}, ${given.city}, ${given.street},
      ${given.street_number}, ${given.postal_code}, ${given.lat}, ${given.lng}, ${given.market_type}, ${given.share},
      ${given.floor}, ${given.balcony}, ${given.rooms_count}, ${given.bathrooms_count}, ${given.submission_id}, ${given.at},
      ${given.at})`);
}

export function changeProperty(
  tx: Tx,
  userId: string,
  id: string,
  given: PropertyFields,
  at: Date,
): Promise<number> {
  return tx.run(sql`
    update properties set name = ${given.name}, bought_price = ${given.bought_price},
      bought_currency_id = ${given.bought_currency_id}, bought_on = ${given.bought_on}, currency_id = ${given.currency_id},
      notary_cost = ${given.notary_cost}, transfer_tax = ${given.transfer_tax}, agent_cost = ${given.agent_cost},
      other_cost = ${given.other_cost}, meter_square = ${given.meter_square}, built_on = ${given.built_on},
      country = ${given.country}, state = ${given.state}, city = ${given.city}, street = ${given.street},
      street_number = ${given.street_number}, postal_code = ${given.postal_code}, lat = ${given.lat}, lng = ${given.lng},
      market_type = ${given.market_type}, share = ${given.share}, floor = ${given.floor}, balcony = ${given.balcony},
      rooms_count = ${given.rooms_count}, bathrooms_count = ${given.bathrooms_count}, version = version + 1,
      books_version = books_version + 1, updated_at = ${at}
    where user_id = ${userId} and id = ${id}`);
}

/** Something that belongs to it changed. */
export function touchProperty(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`
    update properties set books_version = books_version + 1 where user_id = ${userId} and id = ${id}`);
}

export function removeProperty(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.run(sql`delete from properties where user_id = ${userId} and id = ${id}`);
}
