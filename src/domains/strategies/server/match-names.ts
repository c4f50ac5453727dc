import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { assetClasses } from '../../instruments/server/reference-store.ts';
import type { Match } from '../composition.ts';
import type { CountOutput } from '../contract.ts';
import { currencyTitles, type ReferencedInstrument, referencedInstruments } from './strategy-store.ts';

type Texts = Record<string, string>;
export const languages = ['en', 'pl'] as const;
const cash: Texts = { en: 'Cash', pl: 'Gotówka' };

/** What the things that count for components are called; made once for all of them. */
export type MatchNames = {
  /** By language; nothing for what nobody knows. */
  of: (match: Match) => Texts | undefined;
  shown: (match: Match, locale: string) => CountOutput;
  instrument: (reference: string) => ReferencedInstrument | undefined;
};

export async function matchNames(
  on: Queries,
  userId: string,
  matches: readonly Match[],
): Promise<MatchNames> {
  const references = matches.flatMap((match) => (match.kind === 'instrument' ? [match.reference] : []));
  const classes = await assetClasses(on);
  const currencies = new Set(await currencyTitles(on));
  const named = (slug: string, isClass: boolean) =>
    classes.find((one) => one.slug === slug && (one.parent_id === null) === isClass)?.names;
  const found = references.length ? await referencedInstruments(on, userId, references) : [];
  const instruments = new Map(found.map((one) => [one.reference, one]));
  const of = (match: Match): Texts | undefined => {
    switch (match.kind) {
      case 'cash':
        return cash;
      case 'instrument':
        return instruments.get(match.reference)?.names;
      case 'country':
        return countryNames(match.reference);
      case 'currency':
        return currencies.has(match.reference) ? sameInAll(match.reference.toUpperCase()) : undefined;
      case 'class':
      case 'subclass':
        return named(match.reference, match.kind === 'class');
    }
  };
  const shown = (match: Match, locale: string): CountOutput => {
    if (match.kind === 'cash') return { kind: match.kind, reference: null, name: null, asset: null };
    const { kind, reference } = match;
    const names = of(match);
    const known = kind === 'instrument' ? instruments.get(reference) : undefined;
    const otherwise = kind === 'instrument' ? null : reference;
    const name = names ? nameIn(names, locale, known?.ticker ?? reference) : otherwise;
    const asset = known && {
      id: known.id,
      ticker: known.ticker,
      name: name ?? known.ticker,
      class: known.class_slug,
      slug: known.slug,
    };
    return { kind, reference, name, asset: asset ?? null };
  };
  return { of, shown, instrument: (reference) => instruments.get(reference) };
}

function sameInAll(text: string): Texts {
  return Object.fromEntries(languages.map((language) => [language, text]));
}

function countryNames(code: string): Texts | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const found = languages.map((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return [language, names.of(code)] as const;
  });
  return found.every(([, name]) => name) ? (Object.fromEntries(found) as Texts) : undefined;
}
