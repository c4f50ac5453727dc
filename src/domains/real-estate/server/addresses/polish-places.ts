import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { foldText } from '../../../../foundation/fold-text.ts';
import type { AddressSuggestion } from '../../addresses-contract.ts';
import { mostSuggestions } from './address-port.ts';

/** A town or village of the state register of geographical names, as of May 2021 (docs/decisions/0035). */
type Place = { name: string; isTown: boolean; state: string; district: string; lat: number; lng: number };

type Places = { list: Place[]; folded: string[] };
let known: Places | undefined;

/** Read when somebody first looks for an address: some 20 ms and 15 MB. */
function places(): Places {
  if (known) return known;
  const packed = readFileSync(path.join(import.meta.dirname, 'polish-places.tsv.br'));
  const list = brotliDecompressSync(packed)
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [name, kind, state, district, lat, lng] = line.split('\t');
      return {
        name: name!,
        isTown: kind === 't',
        state: state!,
        district: district!,
        lat: Number(lat),
        lng: Number(lng),
      };
    });
  known = { list, folded: list.map(({ name }) => foldText(name)) };
  return known;
}

/** Cities that are districts of their own come first, then towns, then villages; exact names before longer ones. */
function weightOf({ name, isTown, district }: Place, isExact: boolean): number {
  return (isExact ? 4 : 0) + (name === district ? 2 : 0) + (isTown ? 1 : 0);
}

const country = 'Polska';

/** Places whose name begins like what was typed; a comma and what follows it narrows them by voivodeship or district. */
export function searchPlaces(typed: string): AddressSuggestion[] {
  const [first = '', ...rest] = foldText(typed).split(',');
  const wanted = first.trim().replace(/\s+/g, ' ');
  const narrowed = rest.join(' ').trim();
  if (wanted.length < 2) return [];
  const { list, folded } = places();
  const found: { at: number; weight: number }[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!folded[at]!.startsWith(wanted)) continue;
    const place = list[at]!;
    if (narrowed && !foldText(` ${place.state} ${place.district}`).includes(` ${narrowed}`)) continue;
    found.push({ at, weight: weightOf(place, folded[at] === wanted) });
  }
  return found
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, mostSuggestions)
    .map(({ at }) => {
      const { name, state, district, lat, lng } = list[at]!;
      return {
        id: `place-${at}`,
        title: name,
        note: district === name ? state : `${district}, ${state}`,
        address: {
          country,
          state,
          city: name,
          street: null,
          street_number: null,
          postal_code: null,
          lat,
          lng,
        },
      };
    });
}
