import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The address follows what is typed into a calculator; nothing of the page comes from the server for that. */
export function unlessOnlyInputsChange(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isOnlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isOnlyQuery && defaultShouldRevalidate;
}
