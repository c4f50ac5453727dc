import { compare, decimal } from '../../../foundation/decimal.ts';
import { matchName } from './check-targets.ts';
import type { OwnComponent, OwnRules } from './own-strategy.ts';

type Names = Record<string, string>;

/** What is other than in the version before: targets by what counts for them, and whether bands, rules or the name are. */
export type VersionChanges = {
  /** `from` is null for what is new, `to` for what is gone. */
  targets: { names: Names; from: string | null; to: string | null }[];
  bands: boolean;
  rules: boolean;
  name: boolean;
};

export type Version = { name: string; components: readonly OwnComponent[]; rules: OwnRules };

export const noChanges: VersionChanges = { targets: [], bands: false, rules: false, name: false };

/** Whatever order they have, two with the same things in them are the same part. */
const identityOf = ({ matches }: OwnComponent) => matches.map(matchName).sort().join('|');
const isSame = (a: string, b: string) => compare(decimal(a), decimal(b)) === 0;

export function changesBetween(before: Version, after: Version): VersionChanges {
  const was = new Map(before.components.map((one) => [identityOf(one), one]));
  const is = new Map(after.components.map((one) => [identityOf(one), one]));
  const kept = [...is].flatMap(([identity, one]) => {
    const old = was.get(identity);
    if (old && isSame(old.percent, one.percent)) return [];
    return [{ names: one.names, from: old?.percent ?? null, to: one.percent }];
  });
  const gone = [...was]
    .filter(([identity]) => !is.has(identity))
    .map(([, one]) => ({ names: one.names, from: one.percent, to: null }));
  const bands = [...is].some(([identity, one]) => {
    const old = was.get(identity);
    return old !== undefined && !isSame(old.band, one.band);
  });
  return {
    targets: [...kept, ...gone],
    bands,
    rules: ruleText(before.rules) !== ruleText(after.rules),
    name: before.name !== after.name,
  };
}

function ruleText(rules: OwnRules): string {
  return JSON.stringify(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names and the order of parts are shown as they are saved, and are a change too. */
export function isUnchanged(before: Version, after: Version): boolean {
  const parts = ({ components }: Version) =>
    components.map((one) => [one.names, identityOf(one), Number(one.percent), Number(one.band)]);
  const { targets, bands, rules, name } = changesBetween(before, after);
  return (
    targets.length === 0 &&
    !bands &&
    !rules &&
    !name &&
    JSON.stringify(parts(before)) === JSON.stringify(parts(after))
  );
}
