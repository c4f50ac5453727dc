import { createHash, createHmac } from 'node:crypto';
import { type BrokerRequest, orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, cashOf, type Story, signed, standingOf } from './story.ts';

export const krakenKeys = {
  applicationId: 'kraken-key-abcdef',
  accessKey: Buffer.from('a private key of sixty-four bytes, more or less').toString('base64'),
};

/** Kraken's private API: signature, growing nonce, permissions, fifty entries of the ledger at a time. */
export async function startKraken() {
  const story = aStory({ account: 'spot', symbol: 'BTC', currency: 'EUR', fee: '0.26', hasDividend: false });
  const state = { isExpired: false, permissions: ['query-funds', 'query-ledger'], isBusy: false };
  let lastNonce = 0;
  const local = await startLocalBroker(
    orRefused((request) => {
      const nonce = checkSignature(request, state.isExpired);
      if (nonce <= lastNonce - 10_000) throw failed('EAPI:Invalid nonce');
      lastNonce = Math.max(lastNonce, nonce);
      if (state.isBusy) throw failed('EAPI:Rate limit exceeded');
      const form = new URLSearchParams(request.body);
      switch (request.path) {
        case '/0/private/GetApiKeyInfo':
          return result({ apiKeyName: 'walory', permissions: state.permissions, validUntil: '0' });
        case '/0/private/Balance':
          demand(state.permissions, 'query-funds');
          return result({ ZEUR: standingOf(story).cash, XXBT: standingOf(story).units, KFEE: '12.00' });
        case '/0/private/Ledgers':
          demand(state.permissions, 'query-ledger');
          return result(ledgers(story, form));
        default:
          throw failed('EGeneral:Unknown method');
      }
    }),
  );
  return { local, story, state };
}

const result = (value: unknown) => ({ body: { error: [], result: value } });
const failed = (error: string) => new Refuse(200, { error: [error] });

function demand(permissions: readonly string[], one: string): void {
  if (!permissions.includes(one)) throw failed('EGeneral:Permission denied');
}

function checkSignature({ method, path, headers, body }: BrokerRequest, isExpired: boolean): number {
  if (method !== 'POST' || headers['api-key'] !== krakenKeys.applicationId || isExpired)
    throw failed('EAPI:Invalid key');
  const nonce = new URLSearchParams(body).get('nonce') ?? '';
  const digest = createHash('sha256')
    .update(nonce + body)
    .digest();
  const right = createHmac('sha512', Buffer.from(krakenKeys.accessKey, 'base64'))
    .update(Buffer.concat([Buffer.from(path), digest]))
    .digest('base64');
  if (headers['api-sign'] !== right) throw failed('EAPI:Invalid signature');
  return Number(nonce);
}

function ledgers(story: Story, form: URLSearchParams) {
  const start = Number(form.get('start') ?? 0);
  const end = Number(form.get('end') ?? Number.POSITIVE_INFINITY);
  const all = entriesOf(story)
    .filter(([, { time }]) => time > start && time <= end)
    .sort(([, a], [, b]) => b.time - a.time);
  const ofs = Number(form.get('ofs') ?? 0);
  return { ledger: Object.fromEntries(all.slice(ofs, ofs + 50)), count: all.length };
}

function entriesOf({ trades, deposit, currency }: Story) {
  const entry = (refid: string, type: string, asset: string, amount: string, fee: string, at: string) => ({
    refid,
    time: Date.parse(at) / 1000 + 0.1787,
    type,
    subtype: '',
    aclass: 'currency',
    asset,
    amount,
    fee,
    balance: '0',
  });
  const euro = `Z${currency}`;
  return [
    [`L${deposit.id}`, entry(deposit.id, 'deposit', euro, deposit.amount, '0', deposit.at)] as const,
    ...trades.flatMap((trade) => [
      [`LA${trade.id}`, entry(trade.id, 'trade', 'XXBT', signed(trade), '0', trade.at)] as const,
      [`LB${trade.id}`, entry(trade.id, 'trade', euro, cashOf(trade), trade.fee, trade.at)] as const,
    ]),
  ];
}
