import { describe, expect, test } from 'vitest';
import { fixedTextOf } from '../../foundation/decimal.ts';
import { previewOf } from './bond-preview.ts';
import {
  bondBody,
  bondValues,
  chosenValues,
  isOfTable,
  newBond,
  notNegative,
  totalOf,
} from './bond-values.ts';
import { type BondOutput, bondFields, type SeriesOutput } from './contract.ts';
import { homeBonds } from './home-figures.ts';
import { ladderYears } from './ladder-years.ts';

const pln = '0193277e-0000-7000-8000-000000000101';
const edo: SeriesOutput = {
  id: 'a',
  symbol: 'EDO1136',
  metadata: { face_value: '100', currency_id: pln },
  kind: 'EDO',
  issue_month: '2026-11',
  isin: null,
  first_rate: '5',
  margin: '2',
  reference_rate: '2.5',
  reference_of: '2026-10',
  fee: '3',
  exchange_price: null,
  matures_on: null,
  coupons_a_year: 0,
  is_own: false,
  is_on_sale: true,
  source: 'test',
  seen_on: null,
};

describe('the form of bonds', () => {
  const empty = newBond('', '2026-11-15');
  test('a series brings its currency, its reference and its margin', () => {
    expect(chosenValues(edo)).toEqual({
      bond_id: 'a',
      symbol: 'EDO1136',
      currency_id: pln,
      reference_rate: '2.5',
      margin: '2',
    });
  });

  test('the total is face value times amount, in the chosen currency', () => {
    expect(totalOf('100', '50', '1')).toBe('5000.00');
    expect(totalOf('100', '50', '0.23529412')).toBe('1176.47');
    expect(totalOf('100', '', '1')).toBe('');
    expect(totalOf('100', '50', undefined)).toBe('');
    expect([notNegative('-5'), notNegative('5'), notNegative('x')]).toEqual(['0', '5', 'x']);
  });

  test('what is left empty is not sent, and margin and reference do not hold up saving', () => {
    const body = bondBody(
      { ...empty, ...chosenValues(edo), amount: '50', margin: '', reference_rate: '' },
      {},
    );
    expect(body).toMatchObject({ margin: null, reference_rate: null, total: null });
    expect(bondFields.safeParse(body).success).toBe(true);
    expect(bondFields.safeParse(bondBody({ ...empty, amount: '0' }, {})).success).toBe(false);
  });

  test('a series typed by hand sends its terms, and a day of maturity only for Catalyst', () => {
    const byHand = { ...empty, by_hand: true, amount: '1', first_rate: '4', matures_on: '2033-10-25' };
    expect(bondBody({ ...byHand, symbol: 'TOS0131' }, {})).not.toHaveProperty('matures_on');
    expect(bondBody({ ...byHand, symbol: 'DS1033' }, {})).toMatchObject({
      matures_on: '2033-10-25',
      coupons_a_year: 1,
    });
  });

  test('a rate that stands as the table has it is not one’s own', () => {
    expect([
      isOfTable('2.50', '2.5'),
      isOfTable('', '2.5'),
      isOfTable('3', '2.5'),
      isOfTable('0', null),
    ]).toEqual([true, true, false, true]);
  });

  test('the strip says what ten years come to (as on the picture of the form)', () => {
    const preview = previewOf({ ...empty, ...chosenValues(edo), amount: '50' }, edo)!;
    expect(fixedTextOf(preview.afterFirst, 2)).toBe('5250.00');
    expect(fixedTextOf(preview.atMaturity, 2)).toBe('7802.00');
    expect(fixedTextOf(preview.afterTax, 2)).toBe('7269.62');
    expect(preview.years).toHaveLength(11);
    expect(previewOf({ ...empty, ...chosenValues(edo), amount: '' }, edo)).toBeNull();
  });
});

const flow = { kind: 'maturity', gross: '0', net: '0', is_assumed: false } as BondOutput['at_maturity'];
const bond = (id: string, symbol: string, matures: string, nominal: string): BondOutput =>
  ({
    ...bondValues({} as BondOutput),
    id,
    symbol,
    kind: symbol.slice(0, 3),
    status: 'held',
    matures_on: matures,
    nominal,
    value: nominal,
    grown: '10',
    at_maturity: { ...flow, day: matures, gross: String(Number(nominal) + 50) },
    next_payment: { ...flow, kind: 'interest', day: '2026-12-03' },
  }) as unknown as BondOutput;

describe('the ladder', () => {
  const bonds = [
    bond('1', 'COI1228', '2028-12-03', '24000'),
    bond('2', 'EDO0130', '2030-01-05', '100'),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => bond(id, 'TOS0127', '2027-01-02', '1000')),
  ];
  test('has every year from the first to the last, and puts the many of one year together', () => {
    const years = ladderYears(bonds);
    expect(years.map(({ year, rungs }) => [year, rungs.length])).toEqual([
      [2027, 4],
      [2028, 1],
      [2029, 0],
      [2030, 1],
    ]);
    expect(years[0]!.rungs.at(-1)).toMatchObject({ more: 1, nominal: 2000, atMaturity: 2100 });
    expect(ladderYears([])).toEqual([]);
  });

  test('the card of the home page names kinds, years and the next payment', () => {
    const totals = {
      day: '2026-11-15',
      value: '29100.00',
      next_payment: { day: '2026-12-03', net: '12.00', is_assumed: false },
    };
    const view = homeBonds(bonds, totals as never)!;
    expect(view).toMatchObject({ value: '29100.00', from: 2026, to: 2030, kinds: 'COI, EDO, TOS' });
    expect(view.redemptions[0]).toMatchObject({ year: 2027, name: 'TOS0127 +4', amount: '5000.00' });
    expect(view.next).toMatchObject({ day: '2026-12-03', amount: '12.00' });
    expect(homeBonds([], totals as never)).toBeNull();
  });
});
