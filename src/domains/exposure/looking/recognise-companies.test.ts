import { expect, test } from 'vitest';
import { companyName, recogniseCompanies } from './recognise-companies.ts';

const named = (
  name: string,
  isin: string | null = null,
  ticker: string | null = null,
  country: string | null = null,
) => ({
  name,
  isin,
  ticker,
  country,
});

test.each([
  ['NVIDIA Corp.', 'Nvidia'],
  ['ALPHABET INC CLASS A', 'Alphabet'],
  ['Orlen S.A.', 'ORLEN'],
  ['KGHM Polska Miedź SA', 'kghm polska miedz'],
  ['The Coca-Cola Company', 'Coca Cola'],
])('%s and %s are one name (EX-5)', (one, other) => {
  expect(companyName(one)).toBe(companyName(other));
});

test('a name that is nothing but a legal form stays', () => {
  expect(companyName('AG')).toBe('ag');
  expect(companyName('')).toBe('');
});

test.each([
  [
    'the same ISIN under other names',
    named('Google', 'US02079K3059'),
    named('Alphabet', 'US02079K3059'),
    true,
  ],
  [
    'two classes of shares of one issuer',
    named('Alphabet A', 'US02079K3059'),
    named('Alphabet C', 'US02079K1079'),
    true,
  ],
  ['the same name where one has no ISIN', named('Apple', 'US0378331005'), named('APPLE INC'), true],
  ['the same name with two ISINs', named('Orange', 'FR0000133308'), named('Orange', 'PLTLKPL00017'), false],
  [
    'the same ticker and country',
    named('KGHM', 'PLKGHM000017', 'KGH', 'PL'),
    named('Kombinat', null, 'KGH', 'PL'),
    true,
  ],
  [
    'the same ticker elsewhere',
    named('KGHM', 'PLKGHM000017', 'KGH', 'PL'),
    named('Kings', null, 'KGH', 'US'),
    false,
  ],
])('%s (EX-5)', (_, one, other, isSame) => {
  for (const list of [
    [one, other],
    [other, one],
  ]) {
    const [first, second] = recogniseCompanies(list);
    expect(first === second).toBe(isSame);
  }
});
