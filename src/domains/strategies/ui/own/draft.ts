import { schemaErrors } from '../../../../design-system/forms/form-errors.ts';
import {
  compare,
  type Decimal,
  decimal,
  hundred,
  isDecimalText,
  minus,
  one,
  sign,
  sum,
  textOf,
  zero,
} from '../../../../foundation/decimal.ts';
import type { Component, Match } from '../../composition.ts';
import type { CountOutput } from '../../contract.ts';
import { freeFamily } from '../../families.ts';
import { targetFaults } from '../../own/check-targets.ts';
import { ownStrategyFields } from '../../own/own-fields.ts';
import { longestName, mostComponents } from '../../own/own-strategy.ts';
import { usualBand } from '../../own/targets-from-held.ts';
import { changesBetween } from '../../own/version-changes.ts';
import type { OwnStrategyOutput, RulesOutput } from '../../own-contract.ts';

/** A part as it is being edited; figures as they are typed. */
export type TargetDraft = {
  id: string;
  name: string;
  family: string;
  percent: string;
  band: string;
  counts: readonly CountOutput[];
};

export type OwnDraft = { name: string; targets: readonly TargetDraft[]; rules: RulesOutput };

export function draftOf({ name, composition, rules }: OwnStrategyOutput): OwnDraft {
  return {
    name,
    rules,
    targets: composition.map(({ key, ...part }) => ({ ...part, id: key })),
  };
}

function percentOf(text: string): Decimal {
  const figure = isDecimalText(text) ? decimal(text) : zero;
  return sign(figure) >= 0 && compare(figure, hundred) <= 0 ? figure : zero;
}

export function matchOf({ kind, reference }: CountOutput): Match {
  return kind === 'cash' ? { kind } : { kind, reference: reference ?? '' };
}

/** What drift and plans are reckoned from while it is typed: what is no figure counts as nothing. */
export function compositionOfDraft({ targets }: OwnDraft): Component[] {
  return targets.map(({ id, percent, band, counts }) => ({
    key: id,
    wanted: percentOf(percent),
    band: percentOf(band),
    matches: counts.map(matchOf),
  }));
}

export function sumOfDraft({ targets }: OwnDraft): string {
  return textOf(sum(targets.map(({ percent }) => percentOf(percent))));
}

export function isWhole(draft: OwnDraft): boolean {
  return compare(decimal(sumOfDraft(draft)), hundred) === 0;
}

/** As the server takes it. */
export function bodyOfDraft({ name, targets, rules }: OwnDraft) {
  return {
    name,
    rules,
    components: targets.map((target) => ({
      name: target.name,
      percent: target.percent,
      band: target.band,
      counts: target.counts.map(({ kind, reference }) => ({ kind, reference })),
    })),
  };
}

export function isSameDraft(a: OwnDraft, b: OwnDraft): boolean {
  const text = (draft: OwnDraft) => JSON.stringify(bodyOfDraft(draft));
  return text(a) === text(b);
}

export function changeTarget(draft: OwnDraft, id: string, change: Partial<TargetDraft>): OwnDraft {
  return {
    ...draft,
    targets: draft.targets.map((target) => (target.id === id ? { ...target, ...change } : target)),
  };
}

export function removeTarget(draft: OwnDraft, id: string): OwnDraft {
  return { ...draft, targets: draft.targets.filter((target) => target.id !== id) };
}

/** With what is missing to 100 as its target; null where the thing is in it already or there is no room. */
export function addTarget(draft: OwnDraft, count: CountOutput, name: string): OwnDraft | null {
  const { targets } = draft;
  const isThere = targets.some(({ counts }) =>
    counts.some(({ kind, reference }) => kind === count.kind && reference === count.reference),
  );
  if (isThere || targets.length >= mostComponents) return null;
  const rest = minus(hundred, decimal(sumOfDraft(draft)));
  const percent = sign(rest) > 0 ? rest : one;
  const target: TargetDraft = {
    id: `new-${Date.now()}-${targets.length}`,
    name: name.slice(0, longestName),
    family: freeFamily(targets.map(({ family }) => family)),
    percent: textOf(percent),
    band: textOf(usualBand(percent)),
    counts: [count],
  };
  return { ...draft, targets: [...targets, target] };
}

/** A few letters for a part: the ticker of what it is, the code of its country or currency. Without one it has its name alone. */
export function badgeOf({ counts }: TargetDraft): string | null {
  const [count] = counts;
  if (counts.length !== 1 || !count) return null;
  if (count.kind === 'instrument') return count.asset?.ticker ?? null;
  const isCode = count.kind === 'country' || count.kind === 'currency';
  return isCode && count.reference ? count.reference.toUpperCase() : null;
}

/** What a part is called where there is little room. */
export function shortName(target: TargetDraft): string {
  return badgeOf(target) ?? target.name;
}

/** What is other than in the version it began with. */
export function changesOfDraft(before: OwnDraft, draft: OwnDraft) {
  const versionOf = ({ name, targets, rules }: OwnDraft) => ({
    name,
    rules,
    components: targets.map((target) => ({
      names: { shown: target.name },
      family: target.family,
      percent: textOf(percentOf(target.percent)),
      band: textOf(percentOf(target.band)),
      matches: target.counts.map(matchOf),
    })),
  });
  const { targets, ...others } = changesBetween(versionOf(before), versionOf(draft));
  return { ...others, targets: targets.map(({ names, ...change }) => ({ ...change, name: names.shown! })) };
}

/** What is wrong with it, by the names of the fields it is sent with: as the server would say. */
export function faultsOf(draft: OwnDraft): Record<string, string> {
  const body = bodyOfDraft(draft);
  const reported = schemaErrors(ownStrategyFields, body);
  const faults = Object.fromEntries(reported.map(([field, [key]]) => [field, key ?? 'invalid']));
  if (reported.length > 0) return faults;
  const targets = body.components.map((one, at) => ({
    ...one,
    matches: draft.targets[at]!.counts.map(matchOf),
  }));
  return Object.fromEntries(Object.entries(targetFaults(targets)).map(([field, [key]]) => [field, key!]));
}
