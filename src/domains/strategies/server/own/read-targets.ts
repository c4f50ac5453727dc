import { decimal, textOf } from '../../../../foundation/decimal.ts';
import { type FieldErrors, invalid } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Match } from '../../composition.ts';
import { freeFamily } from '../../families.ts';
import { matchName, targetFaults } from '../../own/check-targets.ts';
import type { OwnStrategyFields, TargetFields } from '../../own/own-fields.ts';
import { longestName, type OwnComponent, type OwnRules } from '../../own/own-strategy.ts';
import { languages, type MatchNames, matchNames } from '../match-names.ts';

/** A thing as it was sent: not yet known to exist. */
function sentMatch({ kind, reference }: TargetFields['counts'][number]): Match {
  if (kind === 'cash') return { kind };
  const text = (reference ?? '').trim();
  if (kind === 'country') return { kind, reference: text.toUpperCase() };
  if (kind === 'instrument') {
    const id = text.toLowerCase();
    return { kind, reference: isId(id) ? id : text.toUpperCase() };
  }
  return { kind, reference: text.toLowerCase() };
}

/** The same thing under the one name it is kept by: an instrument by its ISIN where it has one (rule S-1). */
function keptMatch(match: Match, names: MatchNames): Match {
  if (match.kind !== 'instrument') return match;
  const known = names.instrument(match.reference);
  return known ? { kind: 'instrument', reference: known.isin ?? known.id } : match;
}

/**
 * What somebody sent as the parts of a strategy, as they are kept: everything in it is known or stood in the version before (an ISIN
 * of the catalogue's strategies may be one that no source has), nothing twice, and the targets add up (rules S-1, S-12).
 */
export async function readTargets(
  on: Queries,
  userId: string,
  locale: string,
  { components, rules }: OwnStrategyFields,
  before: readonly OwnComponent[],
): Promise<OwnComponent[]> {
  const sent = components.map((one) => one.counts.map(sentMatch));
  const names = await matchNames(on, userId, sent.flat());
  const kept = sent.map((matches) => matches.map((match) => keptMatch(match, names)));
  const stood = new Set(before.flatMap(({ matches }) => matches.map(matchName)));
  const errors: FieldErrors = {};
  for (const [at, matches] of kept.entries())
    for (const [place, match] of matches.entries())
      if (!stood.has(matchName(match)) && !names.of(sent[at]![place]!))
        errors[`components.${at}.counts`] = ['targetUnknownError'];
  const targets = components.map(({ percent, band }, at) => ({ percent, band, matches: kept[at]! }));
  Object.assign(errors, targetFaults(targets), errors);
  if (!names.of({ kind: 'currency', reference: rules.currency }))
    errors['rules.currency'] = ['currencyError'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const families: string[] = [];
  return targets.map(({ percent, band, matches }, at) => {
    const old = before.find((one) => isSameThing(one.matches, matches));
    const family = familyOf(old, matches, families);
    families.push(family);
    return {
      names: namesOf(components[at]!.name, { locale, old, matches, names, sent: sent[at]! }),
      family,
      percent: textOf(decimal(percent)),
      band: textOf(decimal(band)),
      matches,
    };
  });
}

const isSameThing = (a: readonly Match[], b: readonly Match[]) =>
  a.map(matchName).sort().join('|') === b.map(matchName).sort().join('|');

/** A part keeps its colour from version to version. */
function familyOf(
  old: OwnComponent | undefined,
  matches: readonly Match[],
  taken: readonly string[],
): string {
  if (old && !taken.includes(old.family)) return old.family;
  if (matches.some(({ kind }) => kind === 'cash') && !taken.includes('cash')) return 'cash';
  return freeFamily(taken);
}

type Naming = {
  locale: string;
  old: OwnComponent | undefined;
  matches: readonly Match[];
  names: MatchNames;
  sent: readonly Match[];
};

/** One's own word is the same in each language; words that were there in both stay. */
function namesOf(given: string | null | undefined, { locale, old, matches, names, sent }: Naming) {
  if (given && old?.names[locale] === given) return old.names;
  if (given) return Object.fromEntries(languages.map((language) => [language, given]));
  if (old) return old.names;
  const [first] = matches;
  const found = names.of(sent[0]!) ?? {};
  const reference = first && first.kind !== 'cash' ? first.reference : '';
  return Object.fromEntries(
    languages.map((language) => [language, nameIn(found, language, reference).slice(0, longestName)]),
  );
}

/** Figures without zeros at their ends, so that the same rule is the same text. */
export function readRules(rules: OwnStrategyFields['rules']): OwnRules {
  const plain = (text: string) => textOf(decimal(text));
  return {
    ...rules,
    smallest_order: plain(rules.smallest_order),
    cash_aside: plain(rules.cash_aside),
    commission_percent: plain(rules.commission_percent),
    commission_minimum: plain(rules.commission_minimum),
  };
}
