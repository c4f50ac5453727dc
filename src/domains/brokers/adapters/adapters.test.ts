import { afterEach, describe, expect, test } from 'vitest';
import { alpacaKeys, startAlpaca } from '../../../../tests/support/brokers/alpaca.ts';
import { binanceKeys, startBinance } from '../../../../tests/support/brokers/binance.ts';
import { coinbaseKeys, startCoinbase } from '../../../../tests/support/brokers/coinbase.ts';
import { exanteKeys, startExante } from '../../../../tests/support/brokers/exante.ts';
import { flexKeys, startInteractiveBrokers } from '../../../../tests/support/brokers/interactive-brokers.ts';
import { krakenKeys, startKraken } from '../../../../tests/support/brokers/kraken.ts';
import type { LocalBroker } from '../../../../tests/support/brokers/local-broker.ts';
import { snapTradeKeys, snapTradeUser, startSnapTrade } from '../../../../tests/support/brokers/snaptrade.ts';
import { aTrade, type Story, standingOf } from '../../../../tests/support/brokers/story.ts';
import { startTrading212, trading212Keys } from '../../../../tests/support/brokers/trading212.ts';
import { decimal, minus, over, plus, textOf } from '../../../foundation/decimal.ts';
import type { Booking } from '../../imports/booking.ts';
import { aggregatedBroker } from '../aggregator/aggregated-broker.ts';
import type {
  ActivityPage,
  BrokerAdapter,
  BrokerConnection,
  ConnectionName,
  ConnectOptions,
  CredentialRefusal,
  Credentials,
} from '../broker-port.ts';
import { allBrokers } from './all-brokers.ts';

/** A broker with a local server that speaks its protocol. */
type Bench = {
  name: ConnectionName;
  /** Of the aggregator, a connection of which is behind the same port. */
  adapter?: Pick<BrokerAdapter, 'hasDemo' | 'connect'>;
  /** Looked at as the real one although it has a practice environment. */
  isReal?: boolean;
  right: Credentials;
  start(): Promise<{ local: LocalBroker; story: Story; state: { isExpired: boolean } }>;
  /** What the broker says of keys that ran out; many do not tell them from wrong ones. */
  expiredIs: CredentialRefusal;
  unitPlaces: number;
  fee: string;
  /** Fees that are activities of their own, or parts of the amount, are looked at in the adapter's own test. */
  hasFees: boolean;
  symbol: string;
  /** The story fills more pages than one. */
  hasPages: boolean;
  /** What was taken back is told as such; others just leave it out. */
  tellsCancelled?: boolean;
  /** All is told each time, and a corrected trade has another id while the old one is cancelled. */
  tellsAllAgain?: boolean;
};

const benches: Bench[] = [
  {
    name: 'exante',
    right: exanteKeys,
    start: startExante,
    expiredIs: 'expired',
    unitPlaces: 17,
    fee: '1.02',
    hasFees: true,
    symbol: 'AAPL.NASDAQ',
    hasPages: true,
  },
  {
    name: 'trading212',
    right: trading212Keys,
    start: startTrading212,
    // It answers both alike.
    expiredIs: 'wrongKeys',
    unitPlaces: 17,
    fee: '0.15',
    hasFees: true,
    symbol: 'AAPL',
    hasPages: true,
  },
  {
    name: 'interactive-brokers',
    tellsCancelled: true,
    right: flexKeys,
    start: startInteractiveBrokers,
    expiredIs: 'expired',
    unitPlaces: 17,
    fee: '1.02',
    hasFees: true,
    symbol: 'AAPL',
    hasPages: false,
    tellsAllAgain: true,
  },
  {
    name: 'alpaca',
    tellsCancelled: true,
    right: alpacaKeys,
    start: startAlpaca,
    expiredIs: 'wrongKeys',
    unitPlaces: 17,
    fee: '0',
    hasFees: false,
    symbol: 'AAPL',
    hasPages: true,
  },
  {
    name: 'kraken',
    right: krakenKeys,
    start: startKraken,
    expiredIs: 'wrongKeys',
    unitPlaces: 17,
    fee: '0.26',
    hasFees: true,
    symbol: 'BTC',
    hasPages: true,
  },
  {
    name: 'binance',
    isReal: true,
    right: binanceKeys,
    start: startBinance,
    expiredIs: 'wrongKeys',
    unitPlaces: 17,
    fee: '0.13',
    hasFees: true,
    symbol: 'BTC',
    hasPages: true,
  },
  {
    name: 'coinbase',
    tellsCancelled: true,
    right: coinbaseKeys,
    start: startCoinbase,
    expiredIs: 'wrongKeys',
    unitPlaces: 17,
    fee: '0.6',
    hasFees: true,
    symbol: 'BTC',
    hasPages: true,
  },
  {
    name: 'snaptrade',
    adapter: aggregatedBroker(snapTradeKeys),
    right: {
      applicationId: snapTradeUser.userId,
      accessKey: snapTradeUser.userSecret,
      clientId: 'auth-1',
    },
    start: startSnapTrade,
    expiredIs: 'expired',
    unitPlaces: 17,
    fee: '1.02',
    hasFees: true,
    symbol: 'AAPL',
    hasPages: true,
  },
];

/** Their files print none, and a booking has the same key whichever way it came. */
const namesNoAccount = new Set<Bench['name']>(['trading212', 'kraken', 'binance', 'coinbase']);

let local: LocalBroker | undefined;
afterEach(async () => {
  await local?.close();
  local = undefined;
});

async function begin(bench: Bench) {
  const started = await bench.start();
  local = started.local;
  const adapter = bench.adapter ?? allBrokers.find(({ name }) => name === bench.name)!;
  const connect = (credentials = bench.right, more: Partial<ConnectOptions> = {}) =>
    adapter.connect(credentials, {
      isDemo: adapter.hasDemo && !bench.isReal,
      baseUrl: started.local.address,
      sleep: async () => {},
      ...more,
    });
  return { ...started, connect };
}

async function everything(connection: BrokerConnection, account: string, cursor?: string) {
  const pages: ActivityPage[] = [];
  do {
    pages.push(await connection.activities(account, pages.at(-1)?.cursor ?? cursor));
    if (pages.length > 100) throw new Error('pages without end');
  } while (!pages.at(-1)!.isLast);
  return {
    pages,
    bookings: pages.flatMap(({ bookings }) => bookings),
    cursor: pages.at(-1)!.cursor,
    cancelled: pages.flatMap(({ cancelled }) => cancelled),
    rejected: pages.flatMap(({ rejected }) => rejected),
  };
}

const isTrade = ({ kind }: Booking) => kind === 'buy' || kind === 'sell';
/** What the ledger would hold after at-least-once delivery: the last wording of each. */
const byId = (bookings: readonly Booking[]) => new Map(bookings.filter(isTrade).map((one) => [one.id, one]));

function inWords(booking: Booking, hasFees: boolean) {
  const { kind, units, day, time, fee } = booking;
  return { kind, units, price: priceOf(booking), day, time, ...(hasFees && { fee: fee?.amount }) };
}
/** As printed, or what was paid without the fee, for one. */
function priceOf({ kind, price, cash, fee, units }: Booking): string | undefined {
  if (price || !cash) return price?.amount;
  const paid = decimal(cash.amount.replace('-', ''));
  const charge = decimal(fee?.amount ?? '0');
  return textOf(over(kind === 'buy' ? minus(paid, charge) : plus(paid, charge), decimal(units!)));
}
function expectedOf(story: Story, hasFees: boolean) {
  return story.trades.map(({ side, units, price, at, fee }) => ({
    kind: side,
    units,
    price,
    day: at.slice(0, 10),
    time: at.slice(11, 19),
    ...(hasFees && { fee }),
  }));
}
const inOrder = <T extends { day: string; time?: string | undefined }>(list: T[]) =>
  list.toSorted((a, b) => (`${a.day}${a.time}` < `${b.day}${b.time}` ? -1 : 1));

describe.each(benches.map((bench) => [bench.name, bench] as const))('%s', (_, bench) => {
  test('right keys are taken, wrong ones refused', async () => {
    const { connect } = await begin(bench);
    expect(await connect().validate()).toMatchObject({ is: 'ok' });
    const wrong = connect({ ...bench.right, accessKey: 'bm90LXRoZS1rZXktbm90LXRoZS1rZXk=' });
    expect(await wrong.validate()).toMatchObject({ is: 'refused', reason: 'wrongKeys' });
    await expect(wrong.accounts()).rejects.toMatchObject({ kind: 'credentials' });
    for (const accessKey of ['', 'żółty klucz', 'not\u0000a key', '%'])
      expect(await connect({ ...bench.right, accessKey }).validate()).toMatchObject({ reason: 'wrongKeys' });
    const pasted = connect({ ...bench.right, accessKey: ` ${bench.right.accessKey}\n` });
    expect(await pasted.validate()).toMatchObject({ is: 'ok' });
    const other = connect({ ...bench.right, applicationId: '987654' });
    expect(await other.validate()).toMatchObject({ is: 'refused', reason: 'wrongKeys' });
  });

  test('keys that ran out are refused, whatever is asked', async () => {
    const { connect, state, story } = await begin(bench);
    state.isExpired = true;
    expect(await connect().validate()).toMatchObject({ is: 'refused', reason: bench.expiredIs });
    await expect(connect().activities(story.account)).rejects.toMatchObject({
      kind: 'credentials',
      refused: { reason: bench.expiredIs },
    });
  });

  test('accounts, cash and positions are as the broker states them', async () => {
    const { connect, story } = await begin(bench);
    const connection = connect();
    const [account] = await connection.accounts();
    expect(account).toMatchObject({ id: story.account });
    const { cash, units } = standingOf(story);
    expect(await connection.balances(story.account)).toContainEqual({
      amount: cash,
      currency: story.currency,
    });
    const [position] = await connection.positions(story.account);
    expect(position).toMatchObject({ units, instrument: { symbol: bench.symbol } });
  });

  test('every trade arrives once, to the last digit, however many pages it takes', async () => {
    const { connect, story } = await begin(bench);
    const { bookings, pages, rejected } = await everything(connect(), story.account);
    const trades = bookings.filter(isTrade);
    expect(inOrder(trades.map((one) => inWords(one, bench.hasFees)))).toEqual(
      expectedOf(story, bench.hasFees),
    );
    expect(new Set(trades.map(({ id }) => id)).size).toBe(story.trades.length);
    expect(trades.every(({ instrument }) => instrument?.symbol === bench.symbol)).toBe(true);
    const account = namesNoAccount.has(bench.name) ? undefined : story.account;
    expect(bookings.every((one) => one.account === account)).toBe(true);
    expect(bookings.find(({ kind }) => kind === 'deposit')?.cash).toEqual({
      amount: story.deposit.amount,
      currency: story.currency,
    });
    expect(bookings.find(({ kind }) => kind === 'dividend')?.cash?.amount).toBe(story.dividend?.amount);
    expect(rejected).toEqual([]);
    if (bench.hasPages) expect(pages.length).toBeGreaterThan(1);
  });

  test('the next synchronisation brings what is new, and what was corrected since', async () => {
    const { connect, story } = await begin(bench);
    const before = await everything(connect(), story.account);
    const last = story.trades.at(-1)!;
    const { id } = [...byId(before.bookings).values()].find(({ day }) => day === last.at.slice(0, 10))!;
    last.price = '777.77';
    const at = new Date(Date.parse(last.at) + 86_400_000).toISOString();
    story.trades.push(aTrade(story.trades.length, story.trades[0]!.symbol, bench.unitPlaces, bench.fee, at));
    const since = await everything(connect(), story.account, before.cursor);
    const known = byId([...before.bookings, ...since.bookings]);
    for (const gone of [...before.cancelled, ...since.cancelled]) known.delete(gone);
    expect(inOrder([...known.values()].map((one) => inWords(one, false)))).toEqual(expectedOf(story, false));
    if (bench.tellsAllAgain) {
      expect(since.cancelled).toContain(id);
      return;
    }
    expect(priceOf(known.get(id)!)).toBe('777.77');
    expect(since.bookings.length).toBeLessThan(before.bookings.length);
  });

  test.runIf(bench.tellsCancelled)(
    'a trade that was taken back after the fact is told by its id',
    async () => {
      const { connect, story } = await begin(bench);
      const before = await everything(connect(), story.account);
      const last = story.trades.at(-2)!;
      const { id } = [...byId(before.bookings).values()].find(({ day }) => day === last.at.slice(0, 10))!;
      expect(before.cancelled).toEqual([]);
      last.isCancelled = true;
      const since = await everything(connect(), story.account, before.cursor);
      expect(since.cancelled).toContain(id);
      expect(since.bookings.map((one) => one.id)).not.toContain(id);
      expect(since.rejected).toEqual([]);
    },
  );

  test('an activity that the broker tells twice is there once', async () => {
    const { connect, story } = await begin(bench);
    story.isRepeated = true;
    const { bookings, pages } = await everything(connect(), story.account);
    for (const page of pages) {
      const keys = page.bookings.map(({ kind, id }) => `${kind}|${id}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(inOrder([...byId(bookings).values()].map((one) => inWords(one, bench.hasFees)))).toEqual(
      expectedOf(story, bench.hasFees),
    );
  });

  test('asked too often it says when to come again, and goes on from the same place', async () => {
    const { connect, story, local } = await begin(bench);
    const connection = connect();
    await connection.accounts();
    local.befall(() => ({ status: 429, headers: { 'retry-after': '7' }, body: { message: 'slow down' } }));
    await expect(connect().activities(story.account)).rejects.toMatchObject({
      kind: 'rateLimited',
      retryAfterSeconds: 7,
    });
    const { bookings } = await everything(connection, story.account);
    expect(byId(bookings).size).toBe(story.trades.length);
  });

  test('silence, half answers and web pages are failures with a name and without a key', async () => {
    const { connect, story, local } = await begin(bench);
    const failing = async (kind: string | RegExp, more: Partial<ConnectOptions> = {}) => {
      const failure = await connect(bench.right, more)
        .activities(story.account)
        .catch((error) => error);
      expect(failure).toMatchObject({ name: 'BrokerFailure', kind: expect.stringMatching(kind) });
      expect(failure.message + failure.detail).not.toContain(bench.right.accessKey);
    };
    local.befall('silence');
    await failing('unavailable', { timeoutMs: 60 });
    // On a busy machine the time is up before anybody has been asked.
    local.forgive();
    local.befall('breakOff');
    await failing('unavailable');
    local.befall(() => ({ status: 503, body: 'upstream' }));
    await failing('unavailable');
    local.befall('webPage');
    await failing(/changed|unavailable/);
    local.befall('halfAnswer');
    await failing('changed');
    local.befall(() => ({ body: { surprise: true } }));
    await failing('changed');
    const { bookings } = await everything(connect(), story.account);
    expect(byId(bookings).size).toBe(story.trades.length);
  });

  test('whoever asks can end it', async () => {
    const { connect, story, local } = await begin(bench);
    local.befall('silence');
    const signal = AbortSignal.timeout(50);
    await expect(connect(bench.right, { signal }).activities(story.account)).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
