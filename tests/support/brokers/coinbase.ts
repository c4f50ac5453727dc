import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { type BrokerRequest, orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, cashOf, reported, type Story, signed, standingOf } from './story.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
export const coinbaseKeys = {
  applicationId: 'organizations/11111111-2222/apiKeys/33333333-4444',
  accessKey: privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
};

/** Coinbase: a token signed for each address, wallets and their transactions from the newest back. */
export async function startCoinbase() {
  const story = aStory({
    account: 'coinbase',
    symbol: 'BTC',
    currency: 'EUR',
    fee: '0.6',
    hasDividend: false,
  });
  const state = { isExpired: false, mayTransfer: false, mayTrade: false };
  const local = await startLocalBroker(
    orRefused((request) => {
      checkToken(request, state.isExpired);
      const { path, query } = request;
      if (path === '/api/v3/brokerage/key_permissions')
        return {
          body: {
            can_view: true,
            can_trade: state.mayTrade,
            can_transfer: state.mayTransfer,
            portfolio_uuid: 'p',
          },
        };
      if (path === '/v2/accounts') return { body: wallets(story) };
      const [, wallet] = /^\/v2\/accounts\/([^/]+)\/transactions$/.exec(path) ?? [];
      if (wallet) return { body: transactions(story, wallet, query) };
      throw new Refuse(404, { errors: [{ id: 'not_found', message: 'Not found' }] });
    }),
  );
  return { local, story, state };
}

function checkToken({ headers, method, path }: BrokerRequest, isExpired: boolean): void {
  const refused = new Refuse(401, 'Unauthorized\n', { 'content-type': 'text/plain' });
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight || isExpired) throw refused;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { sub, exp, nbf, uri } = read(claims);
  const now = Date.now() / 1000;
  const isFor = sub === coinbaseKeys.applicationId && read(head).kid === sub;
  if (!isFor || exp < now || nbf > now + 60 || uri !== `${method} http://${headers.host}${path}`)
    throw refused;
}

function wallets(story: Story) {
  const { cash, units } = standingOf(story);
  const wallet = (id: string, code: string, amount: string, created_at: string | null) => ({
    id,
    currency: { code },
    balance: { amount, currency: code },
    created_at,
  });
  return {
    data: [
      wallet('w-btc', 'BTC', units, '2026-01-01T00:00:00Z'),
      wallet('w-eur', story.currency, cash, '2026-01-01T00:00:00Z'),
      wallet('DOGE', 'DOGE', '0', null),
    ],
    pagination: { next_starting_after: null },
  };
}

function transactions(story: Story, wallet: string, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 25);
  if (limit > 100) throw new Refuse(400, { errors: [{ id: 'validation_error', message: 'limit' }] });
  const { trades, deposit, currency } = story;
  const isCoin = wallet === 'w-btc';
  const fills = trades.map((trade) => ({
    id: `${wallet}-${trade.id}`,
    type: 'advanced_trade_fill',
    status: trade.isCancelled ? 'canceled' : 'completed',
    amount: isCoin ? { amount: signed(trade), currency: 'BTC' } : { amount: cashOf(trade), currency },
    native_amount: { amount: '1', currency },
    created_at: trade.at,
    advanced_trade_fill: {
      fill_price: trade.price,
      product_id: `BTC-${currency}`,
      order_id: trade.id,
      commission: trade.fee,
      order_side: trade.side,
    },
  }));
  const paidIn = {
    id: deposit.id,
    type: 'fiat_deposit',
    status: 'completed',
    amount: { amount: deposit.amount, currency },
    created_at: deposit.at,
  };
  const all = reported(story, isCoin ? fills : [paidIn, ...fills]).reverse();
  const after = query.get('starting_after');
  const start = after ? all.findLastIndex(({ id }) => id === after) + 1 : 0;
  const page = all.slice(start, start + limit);
  const more = start + limit < all.length;
  return { data: page, pagination: { next_starting_after: more ? page.at(-1)!.id : null } };
}
