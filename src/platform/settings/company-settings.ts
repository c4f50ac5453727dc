import { type Kind, list, setting, text, whole } from './setting-kinds.ts';

const email: Kind<string> = {
  wanted: 'an e-mail address',
  read: (raw) =>
    /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/.test(raw) ? raw : undefined,
};

const country: Kind<string> = {
  wanted: 'a country such as PL',
  read: (raw) => (/^[A-Z]{2}$/.test(raw) ? raw : undefined),
};

/** Who runs the site, beside what invoices need to say of the seller; what is unset is not shown. */
export const companySettings = {
  contactEmail: setting(
    'WALORY_CONTACT_EMAIL',
    email,
    '',
    'Address that messages of the contact form are sent to and that the site shows; unset: they are only kept for the operator’s desk',
  ),
  contactPhone: setting('WALORY_CONTACT_PHONE', text(), '', 'Telephone number that the site shows'),
  companyRegister: setting(
    'WALORY_COMPANY_REGISTER',
    text(),
    '',
    'Register and number of the company as the site shows them, e.g. KRS 0000123456, REGON 123456785',
  ),
  companyFounded: setting(
    'WALORY_COMPANY_FOUNDED',
    whole(1800, 2200),
    2022,
    'Year the company was founded, as the site shows it',
  ),
  companyServes: setting(
    'WALORY_COMPANY_SERVES',
    list(country),
    ['PL'] as string[],
    'Countries the company serves, as the site shows them; comma-separated',
  ),
} as const;
