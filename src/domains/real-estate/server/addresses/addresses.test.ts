import { afterEach, describe, expect, test } from 'vitest';
import { type LocalProvider, startProvider } from '../../../market-data/sources/provider-for-tests.ts';
import type { AddressPort, ServiceOptions } from './address-port.ts';
import { googlePlaces } from './google-places.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { searchPlaces } from './polish-places.ts';

describe('the shipped list of Polish places', () => {
  test('finds a city first by its beginning, however it is typed, with voivodeship and coordinates', () => {
    const [first] = searchPlaces('lodz');
    expect(first).toMatchObject({
      title: 'Łódź',
      note: 'łódzkie',
      address: { country: 'Polska', state: 'łódzkie', city: 'Łódź', street: null, postal_code: null },
    });
    expect(first!.address!.lat).toBeCloseTo(51.77, 1);
    expect(first!.address!.lng).toBeCloseTo(19.46, 1);
  });

  test('knows all sixteen capitals and the small places too', () => {
    const cities =
      'Wrocław Bydgoszcz Lublin Zielona Góra|Łódź Kraków Warszawa Opole Rzeszów Białystok Gdańsk Katowice Kielce Olsztyn Poznań Szczecin';
    for (const city of cities.replace('Zielona Góra|', '').split(' '))
      expect(searchPlaces(city)[0]!.title).toBe(city);
    expect(searchPlaces('Zielona Góra')[0]).toMatchObject({ note: 'lubuskie' });
    expect(searchPlaces('Abramowice Koś')[0]!.note).toBe('lubelski, lubelskie');
  });

  test('of places with one name gives several, and one voivodeship when asked for it', () => {
    expect(searchPlaces('Dąbrowa').length).toBe(8);
    const narrowed = searchPlaces('Dąbrowa, opolskie');
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.every(({ address }) => address!.state === 'opolskie')).toBe(true);
  });

  test('says nothing to one letter or to what is no place', () => {
    expect(searchPlaces('g')).toEqual([]);
    expect(searchPlaces('Qwertyuiop')).toEqual([]);
    expect(searchPlaces(', , ,')).toEqual([]);
  });
});

let server: LocalProvider | undefined;
afterEach(() => server?.close());

async function asking(
  adapter: (options: ServiceOptions) => AddressPort,
  reply: Parameters<typeof startProvider>[0],
): Promise<AddressPort> {
  server = await startProvider(reply);
  return adapter({ url: server.address, key: 'tajny', timeoutSeconds: 1 });
}

const legionów = {
  country: 'Polska',
  state: 'pomorskie',
  city: 'Gdynia',
  street: 'Legionów',
  street_number: '112',
  postal_code: '81-472',
  lat: 54.4965,
  lng: 18.5392,
};

test('Photon fills the whole address, and only of Poland', async () => {
  const feature = (properties: object, coordinates = [18.5392, 54.4965]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const port = await asking(photon, () => ({
    body: {
      type: 'FeatureCollection',
      features: [
        feature({
          type: 'house',
          street: 'Legionów',
          housenumber: '112',
          postcode: '81-472',
          city: 'Gdynia',
          state: 'województwo pomorskie',
          country: 'Polska',
          countrycode: 'PL',
        }),
        feature({ name: 'Görlitz', type: 'city', countrycode: 'DE' }),
        feature({ name: 'Nigdzie', countrycode: 'PL' }, [999, 999]),
        null,
      ],
    },
  }));
  expect(await port.search('Legionów 112')).toEqual([
    { id: 'photon-0', title: 'Legionów 112', note: '81-472 Gdynia, pomorskie', address: legionów },
  ]);
  expect(server!.requests[0]!.query.get('q')).toBe('Legionów 112');
});

test('Nominatim fills the whole address', async () => {
  const port = await asking(nominatim, () => ({
    body: [
      {
        lat: '54.4965',
        lon: '18.5392',
        address: {
          house_number: '112',
          road: 'Legionów',
          postcode: '81-472',
          city: 'Gdynia',
          state: 'województwo pomorskie',
          country: 'Polska',
        },
      },
      { lat: 'x' },
    ],
  }));
  expect((await port.search('Legionów 112')).map(({ address }) => address)).toEqual([legionów]);
  expect(Object.fromEntries(server!.requests[0]!.query)).toMatchObject({
    countrycodes: 'pl',
    addressdetails: '1',
  });
});

test('Google Places tells the parts of the one that was picked', async () => {
  const part = (longText: string, type: string) => ({ longText, types: [type, 'political'] });
  const port = await asking(googlePlaces, ({ path }) =>
    path === '/v1/places:autocomplete'
      ? {
          body: {
            suggestions: [
              {
                placePrediction: {
                  placeId: 'ChIJabcdefghijkl',
                  structuredFormat: { mainText: { text: 'Legionów 112' }, secondaryText: { text: 'Gdynia' } },
                },
              },
              { queryPrediction: {} },
            ],
          },
        }
      : {
          body: {
            location: { latitude: 54.4965, longitude: 18.5392 },
            addressComponents: [
              part('112', 'street_number'),
              part('Legionów', 'route'),
              part('Gdynia', 'locality'),
              part('pomorskie', 'administrative_area_level_1'),
              part('Polska', 'country'),
              part('81-472', 'postal_code'),
            ],
          },
        },
  );
  const [first] = await port.search('Legionów 112');
  expect(first).toEqual({
    id: 'google-ChIJabcdefghijkl',
    title: 'Legionów 112',
    note: 'Gdynia',
    address: null,
  });
  expect(await port.read!(first!.id)).toEqual(legionów);
  expect(server!.requests.every(({ headers }) => headers['x-goog-api-key'] === 'tajny')).toBe(true);
  expect(await port.read!('google-../../etc')).toBeNull();
});

describe.each([
  ['photon', photon],
  ['nominatim', nominatim],
  ['google', googlePlaces],
] as const)('%s', (_, adapter) => {
  test.each([
    ['is down', { status: 503, body: 'no' }],
    ['asks for less', { status: 429, body: '{}' }],
    ['answers something else', { body: '<html>' }],
    ['answers no list', { body: { features: 7, suggestions: 7 } }],
    ['breaks off', 'breakOff'],
    ['keeps silent', 'silence'],
    ['floods', { body: `["${'x'.repeat(600_000)}"]` }],
  ] as const)('that %s fails, and soon', async (__, reply) => {
    const port = await asking(adapter, () => reply as never);
    await expect(port.search('Gdynia')).rejects.toThrow();
  });
});
