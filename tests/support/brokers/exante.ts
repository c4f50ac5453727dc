import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BrokerRequest } from './local-broker.ts';
import { orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, cashOf, reported, type Story, signed, standingOf } from './story.ts';

export const exanteKeys = {
  applicationId: 'app-1',
  accessKey: 'shared-key-0123456789',
  clientId: 'client-1',
};

const scopeOf: Record<string, string> = {
  accounts: 'accounts',
  summary: 'summary',
  transactions: 'transactions',
};

/** Exante's HTTP API: checks the token as its documentation says, and pages by offset and limit. */
export async function startExante() {
  const story = aStory();
  /** Each has the same story. */
  const state = { isExpired: false, accounts: [story.account] };
  const local = await startLocalBroker(
    orRefused((request) => {
      const [, md, version, what = '', ...rest] = request.path.split('/');
      if (md !== 'md' || version !== '3.0') throw new Refuse(404, { message: 'Not Found' });
      checkToken(request, scopeOf[what] ?? '', state.isExpired);
      if (what === 'accounts')
        return { body: state.accounts.map((accountId) => ({ accountId, status: 'Full' })) };
      const account = what === 'summary' ? rest[0]! : request.query.get('accountId')!;
      if (!state.accounts.includes(account)) throw new Refuse(404, {});
      const own = { ...story, account };
      if (what === 'summary') return { body: summary(own, rest) };
      if (what === 'transactions') return { body: transactions(own, request.query) };
      throw new Refuse(404, { message: 'Not Found' });
    }),
  );
  return { local, story, state };
}

function checkToken({ headers }: BrokerRequest, scope: string, isExpired: boolean): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const right = createHmac('sha256', exanteKeys.accessKey).update(`${head}.${claims}`).digest();
  const sent = Buffer.from(signature, 'base64url');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}');
  if (sent.length !== right.length || !timingSafeEqual(sent, right) || read(head).alg !== 'HS256')
    throw new Refuse(401, { message: 'Invalid token' });
  const { iss, sub, iat, exp, aud } = read(claims);
  const now = Date.now() / 1000;
  if (iss !== exanteKeys.clientId || sub !== exanteKeys.applicationId)
    throw new Refuse(401, { message: 'Unknown application' });
  if (isExpired || exp < now) throw new Refuse(401, { message: 'Token expired' });
  if (iat > now + 60) throw new Refuse(401, { message: 'Token is not valid yet' });
  if (!Array.isArray(aud) || !aud.includes(scope)) throw new Refuse(403, { message: 'Insufficient scope' });
}

function summary(story: Story, [account, currency]: string[]) {
  if (account !== story.account || !/^[A-Z]{3}$/.test(currency ?? '')) throw new Refuse(404, {});
  const { cash, units } = standingOf(story);
  return {
    accountId: account,
    currency,
    netAssetValue: '1',
    currencies: [{ code: story.currency, value: cash, convertedValue: '1' }],
    positions: [
      {
        symbolId: `${story.trades[0]!.symbol}.NASDAQ`,
        symbolType: 'STOCK',
        currency: story.currency,
        price: '201.5',
        averagePrice: '199.25',
        quantity: units,
        value: '1',
        pnl: '1',
      },
    ],
  };
}

function transactions(story: Story, query: URLSearchParams) {
  if (query.get('accountId') !== story.account) throw new Refuse(404, {});
  const limit = Number(query.get('limit') ?? 50);
  const offset = Number(query.get('offset') ?? 0);
  const fromDate = query.get('fromDate');
  if (fromDate && !/^\d{4}-\d{2}-\d{2}$/.test(fromDate)) throw new Refuse(400, { message: 'fromDate' });
  const from = fromDate ? Date.parse(fromDate) : 0;
  const all = reported(story, legsOf(story)).filter(({ timestamp }) => timestamp >= from);
  all.sort((a, b) => a.timestamp - b.timestamp);
  if (query.get('order') === 'DESC') all.reverse();
  return all.slice(offset, offset + limit);
}

function legsOf({ trades, deposit, dividend, currency, account }: Story) {
  const leg = (uuid: string, operationType: string, asset: string, sum: string, at: string, more = {}) => ({
    id: Number(BigInt(`0x${Buffer.from(uuid).toString('hex')}`) % 1_000_000_007n),
    uuid,
    operationType,
    accountId: account,
    symbolId: null as string | null,
    asset,
    sum,
    timestamp: Date.parse(at),
    valueDate: at.slice(0, 10),
    ...more,
  });
  return [
    leg(deposit.id, 'FUNDING/WITHDRAWAL', currency, deposit.amount, deposit.at),
    ...trades.flatMap((trade) => {
      const symbolId = `${trade.symbol}.NASDAQ`;
      const of = { symbolId, orderId: trade.id, orderPos: 1 };
      return [
        leg(`${trade.id}-a`, 'TRADE', symbolId, signed(trade), trade.at, of),
        leg(`${trade.id}-b`, 'TRADE', currency, cashOf(trade), trade.at, of),
        leg(`${trade.id}-c`, 'COMMISSION', currency, `-${trade.fee}`, trade.at, of),
      ];
    }),
    ...(dividend
      ? [
          leg(dividend.id, 'DIVIDEND', currency, dividend.amount, dividend.at, {
            symbolId: `${dividend.symbol}.NASDAQ`,
          }),
        ]
      : []),
  ];
}
