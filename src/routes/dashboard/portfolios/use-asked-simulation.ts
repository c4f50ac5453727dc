import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { openSimulation } from '../../../domains/backtest/ui/open-simulation.ts';

const parameter = 'simulation';

/** A notification leads to the simulations of a portfolio: they are opened once, and the address forgets it. */
export function useAskedSimulation(portfolios: readonly { id: string; name: string }[] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const portfolio = asked === null ? undefined : portfolios?.find(({ id }) => id === asked);
  useEffect(() => {
    if (!portfolio) return;
    // On a page that was just loaded the host of dialogs listens only after this.
    const soon = setTimeout(() => {
      setSearch(
        (before) => {
          const left = new URLSearchParams(before);
          left.delete(parameter);
          return left;
        },
        { replace: true, preventScrollReset: true },
      );
      void openSimulation({ portfolioId: portfolio.id, portfolioName: portfolio.name });
    });
    return () => clearTimeout(soon);
  }, [portfolio, setSearch]);
}
