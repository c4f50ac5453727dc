import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { instrumentById } from '../../../instruments/server/instrument-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import type { assetIndicators as indicatorsCall } from '../../contract.ts';
import { meanSentiment, sentimentLevel } from '../../sentiment-level.ts';
import { fetchIndicators } from './fetch-indicators.ts';
import {
  type CashFlowRow,
  cashFlowsOf,
  type DividendRow,
  dividendsOf,
  type EarningsRow,
  earningsOf,
  newsOf,
} from './indicator-store.ts';

type Loaded = { sentiment?: unknown; dividends?: unknown; cash_flow?: unknown; earnings?: unknown };

export async function assetIndicators(context: Context, { query }: CallInput<typeof indicatorsCall>) {
  const { database } = context.services;
  const asset = isId(query.assetId)
    ? await instrumentById(database, query.assetId, actorOf(context).userId)
    : undefined;
  if (!asset) throw notFound();
  if (!context.services.settings.demo) {
    await context.services.jobs.send(database, fetchIndicators, {
      instrumentId: asset.id,
      module: query.module,
    });
  }
  const loaded = (await loaders[query.module](context, asset.id)) as Loaded;
  return {
    data: {
      asset: {
        id: asset.id,
        ticker: asset.ticker,
        name: nameIn(asset.names, context.locale, asset.ticker),
        currency: asset.currency,
      },
      is_simulated: asset.source === simulatedSource,
      sentiment: null,
      dividends: null,
      cash_flow: null,
      earnings: null,
      ...loaded,
    } as never,
  };
}

const loaders = {
  async sentiment({ services, locale }: Context, id: string) {
    const news = await newsOf(services.database, id, services.clock.now());
    const score = meanSentiment(news);
    return {
      sentiment: {
        sentiment_score: score,
        level: score === null ? null : sentimentLevel(score),
        is_automatic: true,
        news: news.map(({ titles, ...item }) => ({ ...item, title: nameIn(titles, locale) })),
      },
    };
  },
  async dividends({ services }: Context, id: string) {
    return { dividends: (await dividendsOf(services.database, id)).map(dividendItem) };
  },
  async 'cash-flow'({ services }: Context, id: string) {
    return { cash_flow: byPeriod(await cashFlowsOf(services.database, id)) };
  },
  async earnings({ services }: Context, id: string) {
    return { earnings: byPeriod(await earningsOf(services.database, id)) };
  },
};

function byPeriod<R extends EarningsRow | CashFlowRow>(rows: R[]): { annual: R[]; quarterly: R[] } {
  return {
    annual: rows.filter((row) => row.period === 'annual'),
    quarterly: rows.filter((row) => row.period === 'quarterly'),
  };
}

export function dividendItem(row: DividendRow) {
  return {
    execution_date: row.day,
    declaration_date: row.declaration_day,
    record_date: row.record_day,
    payment_date: row.payment_day,
    amount: row.amount,
    currency_id: row.currency_id,
  };
}
