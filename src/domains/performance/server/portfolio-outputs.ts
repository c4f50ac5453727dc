import { actorOf, type Context } from '../../../platform/http/context.ts';
import { type FeedingRow, feedingOf } from '../../brokers/server/integration-store.ts';
import { portfolioOutput } from '../../ledger/server/manage-portfolios.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type FollowedStrategy, portfolioFigures } from '../figures/portfolio-figures.ts';
import { portfolioStamp } from './ledger-stamp.ts';
import type { ValuedLedger } from './value-ledger.ts';

type Beside = {
  strategies: ReadonlyMap<string, FollowedStrategy>;
  /** Connections of all portfolios. */
  feeding: readonly FeedingRow[];
};

/** Portfolios as they are stored, each with its figures and with what feeds it. */
export function portfolioOutputs(
  ledger: ValuedLedger,
  totals: ReadonlyMap<string, TotalValue>,
  { strategies, feeding }: Beside,
  locale: string,
) {
  const figures = portfolioFigures(ledger, totals, strategies, locale);
  return ledger.portfolios.map((portfolio, i) => ({
    ...portfolioOutput(portfolio),
    ...figures[i]!,
    synchronisations: feeding.filter((one) => one.portfolio_id === portfolio.id).map(synchronisationOf),
  }));
}

function synchronisationOf({ id, portfolio_id: _, is_validated, ...rest }: FeedingRow) {
  return { ...rest, integration_id: id, is_validated: is_validated ? (1 as const) : (0 as const) };
}

/** Remembered like other figures, until a connection was synchronised or failed: what feeds is read each time. */
export async function rememberedPortfolios<Answer extends object>(
  context: Context,
  question: unknown,
  reckon: (feeding: readonly FeedingRow[]) => Promise<Answer>,
): Promise<Answer> {
  const reading = feedingOf(context.services.database, actorOf(context).userId);
  const stampOf = async () => {
    const [stamp, feeding] = await Promise.all([portfolioStamp(context), reading]);
    return feeding.length ? `${stamp} ${JSON.stringify(feeding)}` : stamp;
  };
  return remembered(context, question, stampOf, async () => reckon(await reading));
}
