import { brand } from '../../foundation/brand.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { path } from '../../i18n/paths.ts';
import type { CompanyInfo, PageContext, SiteInfo } from '../page-context.ts';

const idOf = (origin: string, name: 'organization' | 'website') => `${origin}/#${name}`;

/** Only what is set: an empty setting is no fact (PS-1). */
const ifSet = <Value>(name: string, value: Value | '' | null | undefined) => (value ? { [name]: value } : {});

function addressOf({ street, zip, city }: CompanyInfo): object | null {
  if (!street && !zip && !city) return null;
  return {
    '@type': 'PostalAddress',
    ...ifSet('streetAddress', street),
    ...ifSet('postalCode', zip),
    ...ifSet('addressLocality', city),
  };
}

/** Ways to reach the company. */
function reach({ company }: SiteInfo): object {
  return {
    ...ifSet('email', company.email),
    ...ifSet('telephone', company.phone),
    ...ifSet('address', addressOf(company)),
  };
}

/** Who is behind the site, with as much of it as the page shows. */
function organization(site: SiteInfo, locale: Locale, more: object = {}): object {
  return {
    '@type': 'Organization',
    '@id': idOf(site.origin, 'organization'),
    name: brand.name,
    url: site.origin + path('home', locale),
    logo: `${site.origin}/favicon.svg`,
    ...(site.socialUrls.length ? { sameAs: site.socialUrls } : {}),
    ...more,
  };
}

/** The site itself, and who is behind it: for the home page. */
export function describedSite({ site, locale }: PageContext): object[] {
  return [
    organization(site, locale),
    {
      '@type': 'WebSite',
      '@id': idOf(site.origin, 'website'),
      name: brand.name,
      url: site.origin + path('home', locale),
      inLanguage: [...locales],
      publisher: { '@id': idOf(site.origin, 'organization') },
    },
  ];
}

/** Everything that is set about the company: for the page about it. */
export function describedCompany({ site, locale }: PageContext): object {
  const { company } = site;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return organization(site, locale, {
    ...ifSet('legalName', company.name),
    foundingDate: String(company.founded),
    ...(company.serves.length
      ? { areaServed: company.serves.map((code) => ({ '@type': 'Country', name: names.of(code) })) }
      : {}),
    ...ifSet('taxID', company.taxNumber),
    ...reach(site),
  });
}

/** How the company is reached: for the contact page. */
export function reachableCompany({ site, locale }: PageContext): object {
  return organization(site, locale, reach(site));
}
