import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { Settings } from '../../../../platform/settings/settings-schema.ts';
import type {
  AddressSource,
  readAddress as readCall,
  searchAddresses as searchCall,
} from '../../addresses-contract.ts';
import type { AddressPort, ServiceOptions } from './address-port.ts';
import { googlePlaces } from './google-places.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { searchPlaces } from './polish-places.ts';

const services: Record<Exclude<AddressSource, 'places'>, (options: ServiceOptions) => AddressPort> = {
  photon,
  nominatim,
  google: googlePlaces,
};

const shipped: AddressPort = { search: async (typed) => searchPlaces(typed) };

function portOf(settings: Settings): { source: AddressSource; port: AddressPort } {
  const source = settings.addressSource;
  if (source === 'places') return { source, port: shipped };
  const options = {
    url: settings.addressUrl,
    key: settings.addressKey,
    timeoutSeconds: settings.addressTimeout,
  };
  return { source, port: services[source](options) };
}

const fewestLetters = 2;

/** A service that does not answer is stood in for by the shipped list: the form stays usable. */
export async function searchAddresses(context: Context, { query }: CallInput<typeof searchCall>) {
  const typed = query.search.trim();
  const { source, port } = portOf(context.services.settings);
  if (typed.length < fewestLetters) return { data: { source, is_fallback: false, suggestions: [] } };
  try {
    return { data: { source, is_fallback: false, suggestions: await port.search(typed) } };
  } catch (error) {
    // What was typed is a person's address and stays out of the log.
    context.log.warn({ source, reason: String(error) }, 'the address service failed');
    return { data: { source: 'places' as const, is_fallback: true, suggestions: searchPlaces(typed) } };
  }
}

export async function readAddress(context: Context, { params }: CallInput<typeof readCall>) {
  const { source, port } = portOf(context.services.settings);
  if (!port.read) throw notFound();
  try {
    const address = await port.read(params.id);
    if (address) return { data: address };
  } catch (error) {
    context.log.warn({ source, reason: String(error) }, 'the address service failed');
    throw new Failure({ kind: 'unavailable' });
  }
  throw notFound();
}

export async function readMap({ services: { settings } }: Context) {
  return { data: { style: settings.mapStyle || null } };
}
