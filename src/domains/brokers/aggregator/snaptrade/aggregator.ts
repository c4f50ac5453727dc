import * as z from 'zod/mini';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import { dayIn } from '../../../imports/kit/moments.ts';
import { type BrokerConnection, type BrokerPosition, refusedFor } from '../../broker-port.ts';
import { latest, pageOf, readCursor, withOverlap } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import type {
  Aggregator,
  AggregatorConnection,
  AggregatorUser,
  CreateAggregator,
} from '../aggregator-port.ts';
import { createSnapTradeClient } from './client.ts';
import {
  accountsShape,
  activitiesShape,
  balancesShape,
  connectionsShape,
  loginShape,
  type Position,
  positionsShape,
  registeredShape,
} from './shapes.ts';
import { translate } from './translate.ts';

/** Activities are told from the newest back; `from` stays while `offset` counts on. */
const cursorShape = z.object({
  offset: z.number(),
  from: z.optional(z.string()),
  latest: z.optional(z.string()),
});
const pageSize = 500;

type Ask = ReturnType<typeof createSnapTradeClient>;

export const createSnapTrade: CreateAggregator = (keys, options) => {
  const ask = createSnapTradeClient(keys, options);
  const connections = (user: AggregatorUser) => listConnections(ask, user);
  return {
    register: (userId) =>
      ask(registeredShape, [], (sdk) => sdk.authentication.registerSnapTradeUser({ userId })),
    async loginLink(user, { redirectUrl, broker, reconnect, isDark }) {
      const { redirectURI } = await ask(loginShape, [user.userSecret], (sdk) =>
        sdk.authentication.loginSnapTradeUser({
          ...user,
          customRedirect: redirectUrl,
          immediateRedirect: true,
          // We never trade, so nothing else is asked of the person.
          connectionType: 'read',
          connectionPortalVersion: 'v4',
          ...(broker && { broker }),
          ...(reconnect && { reconnect }),
          ...(isDark !== undefined && { darkMode: isDark }),
        }),
      );
      return redirectURI;
    },
    connections,
    forget: (userId) => ask.toRemove([], (sdk) => sdk.authentication.deleteSnapTradeUser({ userId })),
    disconnect: (user, authorizationId) =>
      ask.toRemove([user.userSecret], (sdk) =>
        sdk.connections.removeBrokerageAuthorization({ ...user, authorizationId }),
      ),
    connect: (user, id) => connectionOf(ask, user, id, connections),
  };
};

async function listConnections(ask: Ask, user: AggregatorUser): Promise<AggregatorConnection[]> {
  const found = await ask(connectionsShape, [user.userSecret], (sdk) =>
    sdk.connections.listBrokerageAuthorizations(user),
  );
  return found.map(({ id, type, disabled, brokerage }) => ({
    id,
    broker: brokerage?.display_name ?? brokerage?.name ?? '',
    isDisabled: disabled ?? false,
    canTrade: type === 'trade',
  }));
}

function connectionOf(
  ask: Ask,
  user: AggregatorUser,
  id: string,
  connections: Aggregator['connections'],
): BrokerConnection {
  const secrets = [user.userSecret];
  /** Of a disabled one the old state would be told for ever. */
  async function enabled(): Promise<AggregatorConnection> {
    const found = (await connections(user)).find((one) => one.id === id);
    if (!found) throw refusedFor('wrongKeys', 'the connection is gone');
    if (found.isDisabled) throw refusedFor('expired', 'the connection is disabled');
    return found;
  }
  return {
    validate: () =>
      validated(async () => {
        const { canTrade } = await enabled();
        return { is: 'ok', warnings: canTrade ? ['canTrade'] : [] };
      }),
    async accounts() {
      await enabled();
      const all = await ask(accountsShape, secrets, (sdk) => sdk.accountInformation.listUserAccounts(user));
      return all
        .filter(({ brokerage_authorization }) => brokerage_authorization === id)
        .map((account) => ({
          id: account.id,
          name: account.name ?? account.number ?? undefined,
          currency: account.balance?.total?.currency ?? undefined,
        }));
    },
    async balances(accountId) {
      const found = await ask(balancesShape, secrets, (sdk) =>
        sdk.accountInformation.getUserAccountBalance({ ...user, accountId }),
      );
      return found.flatMap(({ currency, cash }) =>
        currency?.code && cash !== null && cash !== undefined
          ? [{ amount: stated(cash, 'cash'), currency: currency.code }]
          : [],
      );
    },
    async positions(accountId) {
      const { results } = await ask(positionsShape, secrets, (sdk) =>
        sdk.accountInformation.getAllAccountPositions({ ...user, accountId }),
      );
      return results.flatMap(positionOf);
    },
    async activities(accountId, text) {
      const cursor = readCursor(cursorShape, text) ?? { offset: 0 };
      if (cursor.offset === 0) await enabled();
      const { data } = await ask(activitiesShape, secrets, (sdk) =>
        sdk.accountInformation.getAccountActivities({
          ...user,
          accountId,
          offset: cursor.offset,
          limit: pageSize,
          ...(cursor.from && { startDate: cursor.from }),
        }),
      );
      const newest = latest(cursor.latest, ...data.map(({ trade_date }) => dayIn(trade_date ?? '')));
      const isLast = data.length < pageSize;
      const next = isLast
        ? { offset: 0, ...(newest && { from: withOverlap(newest), latest: newest }) }
        : { ...cursor, offset: cursor.offset + data.length, latest: newest };
      return pageOf(translate(data), { account: accountId, cursor: next, isLast });
    },
  };
}

/** Money market funds stand in the cash as well; options are told by nobody here. */
function positionOf(position: Position): BrokerPosition[] {
  const { instrument, cash_equivalent, units } = position;
  const symbol = instrument.raw_symbol ?? instrument.symbol;
  if (cash_equivalent || !symbol || instrument.kind === 'option') return [];
  const currency = position.currency ?? instrument.currency ?? undefined;
  const money = (value: unknown) => {
    const amount = sentDecimal(value);
    return amount && currency ? { amount, currency } : undefined;
  };
  return [
    {
      instrument: {
        symbol,
        name: instrument.description ?? undefined,
        mic: instrument.exchange ?? undefined,
        currency: instrument.currency ?? undefined,
        kind: instrument.kind === 'crypto' ? 'crypto' : instrument.kind === 'etf' ? 'etf' : undefined,
      },
      units: stated(units, 'units'),
      price: money(position.price),
      averagePrice: money(position.cost_basis),
    },
  ];
}
