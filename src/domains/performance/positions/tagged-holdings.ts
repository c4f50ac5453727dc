import type { AssetTags } from '../../remarks/tags-contract.ts';

type Held = { parent_id: string; portfolio_id: string };

/** Each tag that one of the holdings has, everywhere or where it is held, once, by name (rule WL-7). */
export function tagsAmong(holdings: readonly Held[], tagged: readonly AssetTags[]): string[] {
  const places = new Set(
    holdings.flatMap(({ parent_id, portfolio_id }) => [parent_id, `${parent_id} ${portfolio_id}`]),
  );
  const found = tagged.filter(({ asset_id, portfolio_id }) =>
    places.has(portfolio_id === null ? asset_id : `${asset_id} ${portfolio_id}`),
  );
  return [...new Set(found.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
