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

const ownAddress = 'https://nominatim.openstreetmap.org';

type Found = { lat?: unknown; lon?: unknown; name?: unknown; address?: Record<string, unknown> } | null;

/** Nominatim, on OpenStreetMap: a list whose coordinates are texts and whose towns have a key by their size. */
export function nominatim(options: ServiceOptions): AddressPort {
  return {
    async search(typed) {
      const query = new URLSearchParams({
        q: typed,
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'pl',
        'accept-language': 'pl',
        limit: String(mostSuggestions),
      });
      const answer = await askJson(`${options.url || ownAddress}/search?${query}`, options);
      if (!Array.isArray(answer)) throw new Error('no list of places');
      return answer.slice(0, mostSuggestions).flatMap((found: Found, at) => {
        const given = found?.address ?? {};
        const lat = Number(found?.lat ?? Number.NaN);
        const lng = Number(found?.lon ?? Number.NaN);
        if (Number.isNaN(lat + lng) || !isPlace(lat, lng)) return [];
        return [
          suggestionOf(
            `nominatim-${at}`,
            {
              country: shortText(given.country) ?? 'Polska',
              state: stateName(given.state),
              city: shortText(
                given.city ?? given.town ?? given.village ?? given.hamlet ?? given.municipality,
              ),
              street: shortText(given.road ?? given.pedestrian),
              street_number: shortText(given.house_number),
              postal_code: shortText(given.postcode),
              lat,
              lng,
            },
            shortText(found?.name),
          ),
        ];
      });
    },
  };
}
