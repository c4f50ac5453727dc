import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { requireActive, requireRoom } from '../../../billing/server/policies/policies.ts';
import { currencyExists, portfolioById } from '../../../ledger/server/portfolio-store.ts';
import { aggregatorName, BrokerFailure } from '../../broker-port.ts';
import { backParameter, type connectExternal as connectCall } from '../../external-contract.ts';
import { triesOfKeys } from '../connecting/check-keys.ts';
import { integrationOutput } from '../integration-output.ts';
import { integrationById } from '../integration-store.ts';
import { openAggregator } from '../known-brokers.ts';
import { countedIntegrations } from '../paused.ts';
import { registered } from './aggregator-person.ts';
import { markLed } from './aggregator-store.ts';
import { takeConnections } from './take-connections.ts';

const mostSeconds = 60;

type Body = CallInput<typeof connectCall>['body'];

/** Leads a person to the aggregator, where they log in at their broker, and back. */
export async function connectExternal(context: Context, { body }: CallInput<typeof connectCall>) {
  const { services } = context;
  const { database, limits: rates, clock } = services;
  const { userId } = actorOf(context);
  const redirectUrl = backTo(context, body.current_url);
  const portfolioId = await checkedPortfolio(context, body);
  const reconnect = await connectionToRenew(context, body.integration_id);
  const aggregator = openAggregator(services, AbortSignal.timeout(mostSeconds * 1000));
  if (!aggregator) throw invalid({ external_integration_name: ['aggregatorNotSetUp'] });
  await database.transaction((tx) =>
    reconnect
      ? requireActive(tx, services, userId, countedIntegrations, [body.integration_id!])
      : requireRoom(tx, services, userId, countedIntegrations),
  );
  await rates.take(triesOfKeys, userId);
  try {
    const user = await registered(services, aggregator, userId);
    if (!user) throw new BrokerFailure('credentials', 'the secret was sealed with another one');
    await markLed(database, userId, {
      currency_id: body.currency_id,
      portfolio_id: portfolioId,
      portfolios: body.portfolios,
      at: clock.now(),
    });
    const link = await aggregator.loginLink(user, {
      redirectUrl,
      reconnect,
      broker: body.broker_name === aggregatorName ? undefined : body.broker_name,
    });
    return { data: { redirectUrl: link } };
  } catch (error) {
    throw asRefusal(context, error);
  }
}

/** Reads from the aggregator what was connected there. What its address says is not believed. */
export async function returnFromExternal(context: Context) {
  const { services } = context;
  const { userId } = actorOf(context);
  const taken = await takeConnections(services, userId).catch((error: unknown) => {
    throw asRefusal(context, error);
  });
  const { database } = services;
  const connected = [];
  for (const id of taken.connected)
    connected.push(integrationOutput((await integrationById(database, userId, id))!, false));
  return { data: { connected, over_limit: taken.overLimit } };
}

/** The page the person was on, which must be ours: nobody is sent elsewhere in our name. */
function backTo(context: Context, address: string): string {
  const own = new URL(context.origin()).origin;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== own || url.username || url.password) throw invalid({ current_url: ['invalid'] });
  url.searchParams.set(backParameter, aggregatorName);
  url.hash = '';
  return url.href;
}

async function checkedPortfolio(context: Context, body: Body): Promise<string | null> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(body.currency_id) || !(await currencyExists(database, body.currency_id)))
    throw invalid({ currency_id: ['currencyError'] });
  const { portfolio_id: id } = body;
  if (!id) return null;
  if (!isId(id) || !(await portfolioById(database, id, userId)))
    throw invalid({ portfolio_id: ['portfolioError'] });
  return id;
}

async function connectionToRenew(context: Context, id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const row = isId(id) && (await integrationById(context.services.database, actorOf(context).userId, id));
  if (!row || row.connection === null) throw notFound();
  return row.connection;
}

function asRefusal({ log }: Context, error: unknown): unknown {
  if (!(error instanceof BrokerFailure)) return error;
  log.warn({ broker: aggregatorName, failure: error.message }, 'aggregator not asked');
  return invalid({ connection: ['integrationErrorWithConnection'] });
}
