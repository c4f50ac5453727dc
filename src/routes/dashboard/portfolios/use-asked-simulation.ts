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
    setSearch(
      (before) => {
        const left = new URLSearchParams(before);
        left.delete(parameter);
        return left;
      },
      { replace: true, preventScrollReset: true },
    );
    void openSimulation({ portfolioId: portfolio.id, portfolioName: portfolio.name });
  }, [portfolio, setSearch]);
}
