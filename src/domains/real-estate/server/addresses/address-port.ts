import type { Address, AddressSuggestion } from '../../addresses-contract.ts';

/** Whoever knows addresses in Poland; what goes wrong with it is thrown. */
export type AddressPort = {
  search(typed: string): Promise<AddressSuggestion[]>;
  /** Of a suggestion without an address; null where nobody knows it. */
  read?(id: string): Promise<Address | null>;
};

export type ServiceOptions = { url: string; key: string; timeoutSeconds: number };

export const mostSuggestions = 8;
/** A list of eight addresses is a few kilobytes. */
const mostBytes = 500_000;

/** Asks a service for JSON: within its time, not more than fits, and nothing but a good answer. */
export async function askJson(
  address: string,
  { timeoutSeconds }: ServiceOptions,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': 'Walory', ...init.headers },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the address service answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the address service answered too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** A service's text, at most so long as a field may be. */
export function shortText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 100) : null;
}

/** Voivodeships have short names here: "pomorskie", not "województwo pomorskie". */
export function stateName(value: unknown): string | null {
  return shortText(value)?.replace(/^województwo\s+/i, '') ?? null;
}

export function isPlace(lat: unknown, lng: unknown): boolean {
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Street and number, or whatever is the finest thing known; behind it where that is. */
export function suggestionOf(id: string, address: Address, name: string | null): AddressSuggestion {
  const line = [address.street, address.street_number].filter(Boolean).join(' ');
  const place = [address.postal_code, address.city].filter(Boolean).join(' ');
  return {
    id,
    title: line || name || address.city || address.country,
    note: [line || name !== address.city ? place : null, address.state].filter(Boolean).join(', '),
    address,
  };
}
