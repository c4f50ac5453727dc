import type { Settings } from '../../../../platform/settings/settings-schema.ts';
import type { Seller } from '../../parties.ts';

/** Who sells plans here; nobody where a name, a tax number or an address is missing: then there are no invoices. */
export function sellerOf(settings: Settings): Seller | null {
  const seller = {
    name: settings.sellerName,
    tax_number: settings.sellerTaxNumber,
    street: settings.sellerStreet,
    zip: settings.sellerZip,
    city: settings.sellerCity,
  };
  return Object.values(seller).every((field) => field !== '')
    ? { ...seller, account: settings.sellerAccount }
    : null;
}
