import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Buyer } from '../parties.ts';

/** Who invoices are for: as it was saved, else as the profile has it. */
export async function buyerOf(on: Queries, userId: string): Promise<Buyer & { is_saved: boolean }> {
  return on.one<Buyer & { is_saved: boolean }>(sql`
    select coalesce(b.name, u.name) as name, coalesce(b.tax_number, '') as tax_number,
      coalesce(b.street, u.street, '') as street, coalesce(b.zip, u.zip, '') as zip,
      coalesce(b.city, u.city, '') as city, coalesce(b.country, 'PL') as country, b.user_id is not null as is_saved
    from users u left join billing_buyers b on b.user_id = u.id where u.id = ${userId}`);
}

export function upsertBuyer(on: Queries, userId: string, buyer: Buyer, at: Date): Promise<number> {
  const { name, tax_number, street, zip, city, country } = buyer;
  return on.run(sql`
    insert into billing_buyers (user_id, name, tax_number, street, zip, city, country, changed_at)
    values (${userId}, ${name}, ${tax_number}, ${street}, ${zip}, ${city}, ${country}, ${at})
    on conflict (user_id) do update set name = excluded.name, tax_number = excluded.tax_number,
      street = excluded.street, zip = excluded.zip, city = excluded.city, country = excluded.country,
      changed_at = excluded.changed_at`);
}
