import { useCallback } from 'react';
import { UpgradeNote } from '../../../domains/billing/ui/upgrade-note.tsx';
import { useDashboard } from './dashboard-context.ts';

/** Says above the page what the plan does not allow, with the way to the plans. */
export function useUpgradeNotice(): (why: string) => void {
  const { showNotice } = useDashboard();
  return useCallback(
    (why) => showNotice({ text: <UpgradeNote>{why}</UpgradeNote>, tone: 'amber' }),
    [showNotice],
  );
}
