import { actorOf, type Context } from '../../../platform/http/context.ts';
import { readOnlyOf } from '../../billing/server/policies/policies.ts';
import { type FeedingRow, feedingOf } from '../../brokers/server/integration-store.ts';
import { type Paused, pausedOf } from '../../brokers/server/paused.ts';
import { portfolioOutput } from '../../ledger/server/manage-portfolios.ts';
import { countedConnections } from '../../strategies/server/counted-connections.ts';
import { remembered } from '../../valuation/server/answer-memory.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import { type FollowedStrategy, portfolioFigures } from '../figures/portfolio-figures.ts';
import { portfolioStamp } from './ledger-stamp.ts';
import type { ValuedLedger } from './value-ledger.ts';

/** What is read each time, whatever is remembered. */
export type Around = {
  /** Connections of all portfolios. */
  feeding: readonly FeedingRow[];
  /** What exceeds the plan today. */
  closed: Paused & { strategies: ReadonlySet<string> };
};

type Beside = Around & { strategies: ReadonlyMap<string, FollowedStrategy> };

/** Portfolios as they are stored, each with its figures and with what feeds it. */
export function portfolioOutputs(
  ledger: ValuedLedger,
  totals: ReadonlyMap<string, TotalValue>,
  { strategies, feeding, closed }: Beside,
  locale: string,
) {
  const figures = portfolioFigures(ledger, totals, { strategies, paused: closed.strategies }, locale);
  return ledger.portfolios.map((portfolio, i) => ({
    ...portfolioOutput(portfolio),
    ...figures[i]!,
    is_read_only: closed.portfolios.has(portfolio.id),
    synchronisations: feeding
      .filter((one) => one.portfolio_id === portfolio.id)
      .map((one) => synchronisationOf(one, closed)),
  }));
}

function synchronisationOf(
  { id, portfolio_id, is_validated, ...rest }: FeedingRow,
  { integrations, portfolios }: Paused,
) {
  return {
    ...rest,
    integration_id: id,
    is_validated: is_validated ? (1 as const) : (0 as const),
    is_read_only: integrations.has(id) || portfolios.has(portfolio_id),
  };
}

async function readAround(context: Context): Promise<Around> {
  const { services } = context;
  const { database } = services;
  const { userId } = actorOf(context);
  const [feeding, paused, strategies] = await Promise.all([
    feedingOf(database, userId),
    pausedOf(database, services, userId),
    readOnlyOf(database, services, userId, countedConnections),
  ]);
  return { feeding, closed: { ...paused, strategies } };
}

const isEmpty = ({ feeding, closed }: Around) =>
  feeding.length + closed.portfolios.size + closed.integrations.size + closed.strategies.size === 0;

function textOf({ feeding, closed }: Around): string {
  const { portfolios, integrations, strategies } = closed;
  return JSON.stringify([feeding, [...portfolios], [...integrations], [...strategies]]);
}

/**
 * Remembered like other figures, until a connection was synchronised or failed, or the plan reaches less or further:
 * that is read each time.
 */
export async function rememberedPortfolios<Answer extends object>(
  context: Context,
  question: unknown,
  reckon: (around: Around) => Promise<Answer>,
  besides: () => Promise<string> = async () => '',
): Promise<Answer> {
  const reading = readAround(context);
  const stampOf = async () => {
    const [stamp, around, more] = await Promise.all([portfolioStamp(context), reading, besides()]);
    return isEmpty(around) ? `${stamp} ${more}` : `${stamp} ${more} ${textOf(around)}`;
  };
  return remembered(context, question, stampOf, async () => reckon(await reading));
}
