import { expect, test } from 'vitest';
import { schemaErrors } from '../../../../design-system/forms/form-errors.ts';
import { createProperty } from '../../contract.ts';
import { newProperty, propertyBody, wizardErrors } from './property-values.ts';

const filled = {
  ...newProperty('0193277e-0000-7000-8000-000000000101'),
  name: 'Mieszkanie, Bałuty',
  bought_price: '248000',
  current_price: '460000',
  meter_square: '62',
  bought_at: '2019-11-04',
  country: 'Polska',
  state: 'łódzkie',
  city: 'Łódź',
  street: 'ul. Żubardzka',
  street_number: '8/21',
  market_type: '2' as const,
};
const errors = (changes: object) =>
  Object.fromEntries(schemaErrors(createProperty.body, propertyBody({ ...filled, ...changes }, {})));

test('a filled form sends what the call takes', () => {
  expect(errors({})).toEqual({});
  expect(propertyBody(filled, {})).toMatchObject({
    bought_at: Date.UTC(2019, 10, 4),
    market_type: 2,
    notary_cost: '0',
    build_at: null,
    floor: null,
  });
});

test('an empty form names every required field', () => {
  const empty = newProperty('');
  const found = Object.keys(Object.fromEntries(schemaErrors(createProperty.body, propertyBody(empty, {}))));
  expect(found).toEqual(
    expect.arrayContaining([
      'name',
      'bought_price',
      'current_price',
      'meter_square',
      'bought_at',
      'country',
      'city',
      'street',
      'street_number',
      'market_type',
      'currency_id',
      'bought_currency_id',
    ]),
  );
});

test('the voivodeship is required here, though the call may leave it out', () => {
  expect(errors({ state: '' })).toEqual({});
  expect(wizardErrors({ ...filled, state: ' ' })).toEqual({ state: ['required'] });
});

test('the second step has no rules: what cannot be read is left out', () => {
  expect(errors({ floor: 'parter', rooms_count: 'trzy' })).toEqual({});
  expect(errors({ build_year: '1965' })).toEqual({});
  expect(errors({ build_year: 'dawno' })).toEqual({ build_at: ['buildAtError'] });
});
