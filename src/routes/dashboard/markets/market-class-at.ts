import { type MarketClass, marketClasses } from '../../../domains/market-data/contract.ts';
import { pageAt } from '../../../i18n/paths.ts';

/** Whose market view an address is. */
export function marketClassAt(pathname: string): MarketClass | undefined {
  if (pageAt(pathname) !== 'market') return undefined;
  return marketClasses.find((name) => pathname.replace(/\/$/, '').endsWith(`/${name}`));
}
