import { useMatches } from 'react-router';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { currentUser } from '../../../identity/contract.ts';
import type { listAssetClasses, listCurrencies } from '../../../instruments/contract.ts';

export type DashboardData = {
  user: CallOutput<typeof currentUser>['data'];
  currencies: CallOutput<typeof listCurrencies>['data'];
  assetClasses: CallOutput<typeof listAssetClasses>['data'];
  portfolios: { id: string; name: string }[];
};

/** What the dashboard's layout loaded, for dialogs: they stand beside the page and not inside it. */
export function useDashboardData(): DashboardData | undefined {
  const layout = useMatches().find(({ loaderData }) => {
    return typeof loaderData === 'object' && loaderData !== null && 'savedCurrency' in loaderData;
  });
  return layout?.loaderData as DashboardData | undefined;
}
