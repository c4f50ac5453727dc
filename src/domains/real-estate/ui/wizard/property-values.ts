import { dayNumber, dayOf, isDay, millisecondsOfDay } from '../../../../foundation/calendar-day.ts';
import type { CallArguments } from '../../../../foundation/contract.ts';
import type { FieldErrors } from '../../../../foundation/failure.ts';
import type { createProperty, PropertyRecord } from '../../contract.ts';

export type PropertyBody = CallArguments<typeof createProperty>['body'];

/** What the form holds: texts as they were typed, so that each control has a name of its own. */
export type PropertyValues = {
  name: string;
  bought_price: string;
  bought_currency_id: string;
  current_price: string;
  currency_id: string;
  meter_square: string;
  /** A calendar day. */
  bought_at: string;
  country: string;
  state: string;
  city: string;
  street: string;
  street_number: string;
  postal_code: string;
  lat: number | null;
  lng: number | null;
  market_type: '' | '1' | '2';
  share: string;
  floor: string;
  balcony: '' | 'yes' | 'no';
  rooms_count: string;
  bathrooms_count: string;
  build_year: string;
  notary_cost: string;
  transfer_tax: string;
  agent_cost: string;
  other_cost: string;
};

/** What has to be right before the second step. */
export const requiredFields = [
  'name',
  'country',
  'state',
  'city',
  'street',
  'street_number',
  'postal_code',
  'bought_price',
  'bought_currency_id',
  'bought_at',
  'current_price',
  'currency_id',
  'meter_square',
  'market_type',
  'share',
] as const satisfies readonly (keyof PropertyValues)[];

export function newProperty(currencyId: string): PropertyValues {
  return {
    name: '',
    bought_price: '',
    bought_currency_id: currencyId,
    current_price: '',
    currency_id: currencyId,
    meter_square: '',
    bought_at: '',
    country: '',
    state: '',
    city: '',
    street: '',
    street_number: '',
    postal_code: '',
    lat: null,
    lng: null,
    market_type: '',
    share: '100',
    floor: '',
    balcony: '',
    rooms_count: '',
    bathrooms_count: '',
    build_year: '',
    notary_cost: '',
    transfer_tax: '',
    agent_cost: '',
    other_cost: '',
  };
}

export function propertyValues(record: PropertyRecord): PropertyValues {
  const text = (value: number | null) => (value === null ? '' : String(value));
  const cost = (value: string) => (value === '0' ? '' : value);
  const { name, bought_price, bought_currency_id, current_price, currency_id, meter_square, share } = record;
  return {
    name,
    bought_price,
    bought_currency_id,
    current_price,
    currency_id,
    meter_square,
    share,
    bought_at: dayOf(Math.floor(record.bought_at / millisecondsOfDay)),
    country: record.country,
    state: record.state ?? '',
    city: record.city,
    street: record.street,
    street_number: record.street_number,
    postal_code: record.postal_code ?? '',
    lat: record.lat,
    lng: record.lng,
    market_type: record.market_type === 1 ? '1' : '2',
    floor: text(record.floor),
    balcony: record.balcony === null ? '' : record.balcony ? 'yes' : 'no',
    rooms_count: text(record.rooms_count),
    bathrooms_count: text(record.bathrooms_count),
    build_year: record.build_at?.slice(0, 4) ?? '',
    notary_cost: cost(record.notary_cost),
    transfer_tax: cost(record.transfer_tax),
    agent_cost: cost(record.agent_cost),
    other_cost: cost(record.other_cost),
  };
}

/** Steps without rules take what can be read and leave out the rest. */
function countIn(typed: string): number | null {
  return /^-?\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
}

export function propertyBody(
  values: PropertyValues,
  mark: Pick<PropertyBody, 'version' | 'submission_id'>,
): PropertyBody {
  const { build_year, bought_at, market_type, balcony, floor, rooms_count, bathrooms_count, ...rest } =
    values;
  const year = build_year.trim().padStart(4, '0');
  return {
    ...rest,
    bought_at: isDay(bought_at) ? dayNumber(bought_at) * millisecondsOfDay : Number.NaN,
    build_at: build_year.trim() ? `${year}-01-01` : null,
    market_type: Number(market_type) as 1 | 2,
    balcony: balcony === '' ? null : balcony === 'yes',
    floor: countIn(floor),
    rooms_count: countIn(rooms_count),
    bathrooms_count: countIn(bathrooms_count),
    notary_cost: rest.notary_cost || '0',
    transfer_tax: rest.transfer_tax || '0',
    agent_cost: rest.agent_cost || '0',
    other_cost: rest.other_cost || '0',
    ...mark,
  };
}

/** The call may leave the voivodeship out; whoever fills in the form may not. */
export function wizardErrors({ state }: PropertyValues): FieldErrors {
  return state.trim() ? {} : { state: ['required'] };
}

/** The form's name of a field of the call. */
export function fieldOf(name: string): keyof PropertyValues | null {
  if (name === 'build_at') return 'build_year';
  return name in newProperty('') ? (name as keyof PropertyValues) : null;
}
