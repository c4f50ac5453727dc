import {
  type AddressPort,
  askJson,
  isPlace,
  mostSuggestions,
  type ServiceOptions,
  shortText,
  stateName,
  suggestionOf,
} from './address-port.ts';

const ownAddress = 'https://photon.komoot.io';
/** West, south, east and north of Poland: answers are looked for there. */
const poland = '14.07,49.00,24.15,54.90';

type Feature = {
  geometry?: { coordinates?: unknown[] };
  properties?: Record<string, unknown>;
};

/** Photon by komoot, on OpenStreetMap: GeoJSON features with the parts of an address as properties. */
export function photon(options: ServiceOptions): AddressPort {
  return {
    async search(typed) {
      const query = new URLSearchParams({ q: typed, limit: String(mostSuggestions), bbox: poland });
      const answer = await askJson(`${options.url || ownAddress}/api/?${query}`, options);
      const features = (answer as { features?: unknown })?.features;
      if (!Array.isArray(features)) throw new Error('no list of features');
      return features.slice(0, mostSuggestions).flatMap((feature: Feature | null, at) => {
        const given = feature?.properties ?? {};
        const [lng, lat] = feature?.geometry?.coordinates ?? [];
        if (given.countrycode !== 'PL' || !isPlace(lat, lng)) return [];
        const name = shortText(given.name);
        const isStreet = given.type === 'street';
        const isTown = given.type === 'city' || given.osm_key === 'place';
        return [
          suggestionOf(
            `photon-${at}`,
            {
              country: shortText(given.country) ?? 'Polska',
              state: stateName(given.state),
              city: shortText(given.city) ?? (isTown ? name : null),
              street: shortText(given.street) ?? (isStreet ? name : null),
              street_number: shortText(given.housenumber),
              postal_code: shortText(given.postcode),
              lat: lat as number,
              lng: lng as number,
            },
            name,
          ),
        ];
      });
    },
  };
}
