import type { AssetTags } from '../../remarks/tags-contract.ts';

type Held = { parent_id: string; portfolio_id: string };

/** Everywhere, or where it is held (rule WL-7). */
const concerns =
  ({ parent_id, portfolio_id }: Held) =>
  (tagged: AssetTags) =>
    tagged.asset_id === parent_id && [null, portfolio_id].includes(tagged.portfolio_id);

export function hasTag(holding: Held, tagged: readonly AssetTags[], tag: string): boolean {
  return tagged.filter(concerns(holding)).some(({ tags }) => tags.includes(tag));
}

/** Each tag that one of the holdings has, once, by name. */
export function tagsAmong(holdings: readonly Held[], tagged: readonly AssetTags[]): string[] {
  const found = holdings.flatMap((holding) => tagged.filter(concerns(holding)).flatMap(({ tags }) => tags));
  return [...new Set(found)].sort((a, b) => a.localeCompare(b));
}
