import { useOutletContext } from 'react-router';
import type { Shell } from './load-shell.ts';
import type { Notice } from './notices/notice.ts';

/** What every page inside the dashboard may use of what the layout already loaded. */
export type DashboardContext = Pick<
  Shell,
  'user' | 'modules' | 'assetClasses' | 'currencies' | 'portfolios' | 'plans'
> & {
  /** The currency amounts are shown in, lower case as in the list. */
  currency: string;
  /** Shows one dismissable line above the page; `undefined` takes it away. */
  showNotice: (notice: Notice | undefined) => void;
};

export function useDashboard(): DashboardContext {
  return useOutletContext<DashboardContext>();
}
