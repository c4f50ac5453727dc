import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { addParameter } from '../../../domains/market-data/adding-path.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useAddTransaction } from '../shell/use-add-transaction.ts';

/** Who came to add an asset (rule SE-11) gets the form with it, once: the address forgets it. */
export function useAddFromAddress(): void {
  const [params, setParams] = useSearchParams();
  const { portfolios } = useDashboard();
  const add = useRef(useAddTransaction(portfolios));
  const assetId = params.get(addParameter);
  useEffect(() => {
    if (!assetId) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(addParameter);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    void add.current({ assetId });
  }, [assetId, setParams]);
}
