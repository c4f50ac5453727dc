export const scopes = ['gpw', 'foreign'] as const;
export type Scope = (typeof scopes)[number];

type Listed = { currency: string };

/** Warsaw quotes its shares in złoty, nobody else does; a company's country says nothing about where it is listed. */
export function inScope<Item extends Listed>(quotes: readonly Item[], scope: Scope): Item[] {
  return quotes.filter(({ currency }) => (currency.toLowerCase() === 'pln') === (scope === 'gpw'));
}

/** The exchanges to choose from; nothing where there is no choice. */
export function scopesOf(quotes: readonly Listed[]): Scope[] {
  const found = scopes.filter((scope) => inScope(quotes, scope).length > 0);
  return found.length > 1 ? found : [];
}
