import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

/** What is known of an address; whoever picks it types the rest. */
export const addressShape = z.object({
  country: z.string(),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  street: z.nullable(z.string()),
  street_number: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  lat: z.number(),
  lng: z.number(),
});
export type Address = z.output<typeof addressShape>;

export const addressSources = ['places', 'photon', 'nominatim', 'google'] as const;
export type AddressSource = (typeof addressSources)[number];

const suggestion = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  /** Null where the service tells it only of one that was picked. */
  address: z.nullable(addressShape),
});
export type AddressSuggestion = z.output<typeof suggestion>;

export const longestSearch = 200;

export const searchAddresses = defineCall({
  id: 'addresses.search',
  method: 'GET',
  path: '/api/addresses',
  summary: 'Places and addresses in Poland that begin like what was typed',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  query: z.object({
    search: z._default(z.string('invalid').check(z.maxLength(longestSearch, 'tooLong')), ''),
  }),
  output: record(
    z.object({
      /** Who answered: the shipped list of places also stands in for a service that does not. */
      source: z.enum(addressSources),
      is_fallback: z.boolean(),
      suggestions: z.array(suggestion),
    }),
  ),
});

export const readAddress = defineCall({
  id: 'addresses.read',
  method: 'GET',
  path: '/api/addresses/:id',
  summary: 'The address of a suggestion that came without one',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  params: z.object({ id: z.string() }),
  output: record(addressShape),
});

export const readMap = defineCall({
  id: 'map.read',
  method: 'GET',
  path: '/api/map',
  summary: 'The style of the map, where the operator has set one; otherwise the shipped outline is drawn',
  access: 'user',
  whenEmpty: 'propertyNotFetched',
  output: record(z.object({ style: z.nullable(z.string()) })),
});
