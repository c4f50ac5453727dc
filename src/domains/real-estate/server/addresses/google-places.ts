import type { Address } from '../../addresses-contract.ts';
import {
  type AddressPort,
  askJson,
  isPlace,
  mostSuggestions,
  type ServiceOptions,
  shortText,
  stateName,
} from './address-port.ts';

const ownAddress = 'https://places.googleapis.com';

type Prediction = {
  placePrediction?: {
    placeId?: unknown;
    structuredFormat?: { mainText?: { text?: unknown }; secondaryText?: { text?: unknown } };
  };
} | null;

type Details = {
  addressComponents?: { longText?: unknown; types?: unknown[] }[];
  location?: { latitude?: unknown; longitude?: unknown };
};

/** Google Places: predictions first, and the parts of the address of the one that was picked. */
export function googlePlaces(options: ServiceOptions): AddressPort {
  const base = options.url || ownAddress;
  const key = { 'x-goog-api-key': options.key };
  return {
    async search(typed) {
      const answer = await askJson(`${base}/v1/places:autocomplete`, options, {
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json' },
        body: JSON.stringify({
          input: typed,
          includedRegionCodes: ['pl'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route', 'locality'],
          languageCode: 'pl',
        }),
      });
      const list = (answer as { suggestions?: unknown })?.suggestions ?? [];
      if (!Array.isArray(list)) throw new Error('no list of predictions');
      return list.slice(0, mostSuggestions).flatMap((each: Prediction) => {
        const id = each?.placePrediction?.placeId;
        const format = each?.placePrediction?.structuredFormat;
        const title = shortText(format?.mainText?.text);
        if (typeof id !== 'string' || !title) return [];
        return [
          { id: `google-${id}`, title, note: shortText(format?.secondaryText?.text) ?? '', address: null },
        ];
      });
    },
    async read(id) {
      const placeId = id.replace(/^google-/, '');
      if (!/^[\w-]{10,300}$/.test(placeId)) return null;
      const answer = await askJson(`${base}/v1/places/${placeId}?languageCode=pl`, options, {
        headers: { ...key, 'x-goog-fieldmask': 'addressComponents,location' },
      });
      return addressOf(answer as Details);
    },
  };
}

function addressOf({ addressComponents: parts, location }: Details): Address | null {
  if (!Array.isArray(parts) || !isPlace(location?.latitude, location?.longitude)) return null;
  const part = (type: string) => shortText(parts.find(({ types }) => types?.includes(type))?.longText);
  return {
    country: part('country') ?? 'Polska',
    state: stateName(part('administrative_area_level_1')),
    city: part('locality') ?? part('postal_town'),
    street: part('route'),
    street_number: part('street_number'),
    postal_code: part('postal_code'),
    lat: location!.latitude as number,
    lng: location!.longitude as number,
  };
}
