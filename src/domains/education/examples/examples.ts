import type { ArticleId } from '../articles.ts';
import { bondsExample } from './bonds-example.ts';
import { costsExample } from './costs-example.ts';
import { currencyExample } from './currency-example.ts';
import { drawdownExample } from './drawdown-example.ts';
import type { Example } from './example.ts';
import { pensionsExample } from './pensions-example.ts';
import { rebalancingExample } from './rebalancing-example.ts';
import { returnsExample } from './returns-example.ts';
import { simulationExample } from './simulation-example.ts';

/** The worked example of each article. */
export const examples: Readonly<Record<ArticleId, Example>> = {
  returns: returnsExample(),
  currency: currencyExample(),
  drawdown: drawdownExample(),
  costs: costsExample(),
  rebalancing: rebalancingExample(),
  bonds: bondsExample(),
  pensions: pensionsExample(),
  simulation: simulationExample(),
};
