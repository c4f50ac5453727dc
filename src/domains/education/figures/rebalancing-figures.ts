import { compare, decimal, magnitude, sign } from '../../../foundation/decimal.ts';
import type { RebalancingOutput } from '../../performance/rebalancing-contract.ts';
import { ofPercent, percent, points } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

type Portfolio = Pick<RebalancingOutput, 'portfolio_name' | 'coverage' | 'is_simulated'> & {
  components: readonly Pick<RebalancingOutput['components'][number], 'name' | 'wanted' | 'held' | 'drift'>[];
};

/** The component that lies farthest from its target, of all portfolios that follow a strategy. */
export function rebalancingFigures(portfolios: readonly Portfolio[]): FigureCard | null {
  const [widest] = portfolios
    .filter(({ coverage }) => coverage !== null)
    .flatMap((portfolio) => portfolio.components.map((component) => ({ portfolio, component })))
    .toSorted((a, b) => compare(sizeOf(b.component.drift), sizeOf(a.component.drift)));
  if (!widest) return null;
  const { portfolio, component } = widest;
  return {
    groups: [
      {
        subject: `${portfolio.portfolio_name} · ${component.name}`,
        rows: [
          { key: 'wanted', figure: percent(component.wanted) },
          { key: 'held', figure: percent(component.held) },
          { key: 'drift', figure: points(component.drift) },
          { key: 'coverage', figure: ofPercent(portfolio.coverage) },
        ],
      },
    ],
    note: sign(decimal(component.drift)) < 0 ? 'gapUnder' : 'gapOver',
    isSimulated: portfolio.is_simulated,
  };
}

function sizeOf(drift: string) {
  const exact = decimal(drift);
  return magnitude(exact);
}
