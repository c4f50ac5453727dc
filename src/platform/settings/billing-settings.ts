import { type Kind, setting, text } from './setting-kinds.ts';
import { stripeSettings } from './stripe-settings.ts';

/** Percent, or nothing for a seller who is exempt. */
const vatRate: Kind<string | null> = {
  wanted: 'a rate in percent such as 23, or exempt',
  read: (raw) => (raw === 'exempt' ? null : /^\d{1,2}(\.\d{1,2})?$/.test(raw) ? raw : undefined),
};

/** Who sells the plans. Without a name, a tax number and an address no invoice can be issued. */
export const billingSettings = {
  sellerName: setting('WALORY_SELLER_NAME', text(), '', 'Who sells plans, as invoices name it'),
  sellerTaxNumber: setting('WALORY_SELLER_TAX_NUMBER', text(), '', 'The seller’s tax number (NIP)'),
  sellerStreet: setting('WALORY_SELLER_STREET', text(), '', 'The seller’s street and number'),
  sellerZip: setting('WALORY_SELLER_ZIP', text(), '', 'The seller’s postal code'),
  sellerCity: setting('WALORY_SELLER_CITY', text(), '', 'The seller’s town'),
  sellerAccount: setting('WALORY_SELLER_ACCOUNT', text(), '', 'Bank account that plans are paid to'),
  vatRate: setting(
    'WALORY_VAT_RATE',
    vatRate,
    '23' as string | null,
    'VAT in the prices of plans, in percent; exempt: none',
  ),
  ...stripeSettings,
} as const;
