import { expect, test } from 'vitest';
import { taxNumberOf } from './tax-number.ts';

test('a Polish number is kept as ten digits, however it was written (BL-12)', () => {
  for (const typed of ['5260250274', 'PL 526-025-02-74', 'pl5260250274', '526 025 02 74'])
    expect(taxNumberOf(typed, 'PL')).toBe('5260250274');
});

test('a digit typed wrong, or two that changed places, do not fit (BL-12)', () => {
  for (const typed of ['5260250273', '5260520274', '526025027', '52602502744', 'DE5260250274', 'ABC', ''])
    expect(taxNumberOf(typed, 'PL')).toBeUndefined();
});

test('numbers of the Union carry their country, and are checked by its rule (BL-12)', () => {
  expect(taxNumberOf('DE 136 695 976', 'DE')).toBe('DE136695976');
  expect(taxNumberOf('136695976', 'DE')).toBe('DE136695976');
  expect(taxNumberOf('DE136695977', 'DE')).toBeUndefined();
  expect(taxNumberOf('ATU13585627', 'AT')).toBe('ATU13585627');
  expect(taxNumberOf('EL 094259216', 'GR')).toBe('EL094259216');
  expect(taxNumberOf('FR40303265045', 'FR')).toBe('FR40303265045');
  expect(taxNumberOf('FR41303265045', 'FR')).toBeUndefined();
});

test('elsewhere letters and digits are taken as they are (BL-12)', () => {
  expect(taxNumberOf('CHE-123.456.788', 'CH')).toBe('CHE123456788');
  expect(taxNumberOf('???', 'CH')).toBeUndefined();
});
