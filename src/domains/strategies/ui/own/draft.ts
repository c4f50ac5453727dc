import { compare, decimal, hundred, isDecimalText, sum, textOf } from '../../../../foundation/decimal.ts';
import type { Component, Match } from '../../composition.ts';
import type { CountOutput } from '../../contract.ts';
import { freeFamily } from '../../families.ts';
import { mostComponents } from '../../own/own-strategy.ts';
import { usualBand } from '../../own/targets-from-held.ts';
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

const isPercent = (text: string) => isDecimalText(text) && compare(decimal(text), hundred) <= 0;
const percentOf = (text: string) => decimal(isPercent(text) ? text : '0');

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
  const rest = decimal(sumOfDraft(draft));
  const left = compare(rest, hundred) < 0 ? textOf({ ...minusOf(rest) }) : '1';
  const target: TargetDraft = {
    id: `new-${Date.now()}-${targets.length}`,
    name,
    family: freeFamily(targets.map(({ family }) => family)),
    percent: left,
    band: textOf(usualBand(decimal(left))),
    counts: [count],
  };
  return { ...draft, targets: [...targets, target] };
}

function minusOf({ digits, places }: { digits: bigint; places: number }) {
  return { digits: hundred.digits * 10n ** BigInt(places) - digits, places };
}
