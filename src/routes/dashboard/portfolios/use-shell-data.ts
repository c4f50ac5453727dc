import { useMatches } from 'react-router';
import type { Shell } from '../shell/load-shell.ts';

/** What the layout loaded, for dialogs: they stand beside the page and not inside it. */
export function useShellData():
  | Pick<Shell, 'user' | 'currencies' | 'assetClasses' | 'portfolios'>
  | undefined {
  const layout = useMatches().find(({ loaderData }) => {
    return typeof loaderData === 'object' && loaderData !== null && 'savedCurrency' in loaderData;
  });
  return layout?.loaderData as Shell | undefined;
}
