import { expect, test } from 'vitest';
import type { CompanyInfo, PageContext } from '../page-context.ts';
import { describedCompany, describedSite, reachableCompany } from './described-site.ts';

const nothing: CompanyInfo = {
  name: '',
  street: '',
  zip: '',
  city: '',
  taxNumber: '',
  register: '',
  email: '',
  phone: '',
  founded: 2022,
  serves: [],
};
const page = (company: Partial<CompanyInfo>, socialUrls: string[] = []) =>
  ({
    locale: 'pl',
    site: { origin: 'https://walory.example', socialUrls, company: { ...nothing, ...company } },
  }) as unknown as PageContext;

const bare = {
  '@type': 'Organization',
  '@id': 'https://walory.example/#organization',
  name: 'Walory',
  url: 'https://walory.example/pl',
  logo: 'https://walory.example/favicon.svg',
};

test('machines are told of the company what is set, and nothing else (PS-1)', () => {
  expect(describedCompany(page({}))).toEqual({ ...bare, foundingDate: '2022' });
  expect(reachableCompany(page({}))).toEqual(bare);
  expect(
    describedCompany(
      page({
        name: 'Walory sp. z o.o.',
        city: 'Gdynia',
        taxNumber: '5260250274',
        email: 'a@walory.example',
        serves: ['PL'],
      }),
    ),
  ).toEqual({
    ...bare,
    legalName: 'Walory sp. z o.o.',
    foundingDate: '2022',
    areaServed: [{ '@type': 'Country', name: 'Polska' }],
    taxID: '5260250274',
    email: 'a@walory.example',
    address: { '@type': 'PostalAddress', addressLocality: 'Gdynia' },
  });
});

test('the home page names its pages on social networks, and the site belongs to who is behind it', () => {
  const [company, site] = describedSite(page({ email: 'a@walory.example' }, ['https://x.com/walory']));
  expect(company).toEqual({ ...bare, sameAs: ['https://x.com/walory'] });
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': bare['@id'] } });
});
