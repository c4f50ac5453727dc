import { afterEach, expect, test } from 'vitest';
import { flexKeys, startInteractiveBrokers } from '../../../../tests/support/brokers/interactive-brokers.ts';
import { krakenKeys, startKraken } from '../../../../tests/support/brokers/kraken.ts';
import type { LocalBroker } from '../../../../tests/support/brokers/local-broker.ts';
import type { Booking } from '../../imports/booking.ts';
import { ibkrFlexXml } from '../../imports/formats/ibkr-flex-xml/format.ts';
import { krakenLedgers } from '../../imports/formats/kraken-ledgers/format.ts';
import { xmlDocument } from '../../imports/kit/xml-document.ts';
import { keysOf } from '../../imports/server/engine/booking-keys.ts';
import type { BrokerName } from '../broker-port.ts';
import { allBrokers } from './all-brokers.ts';

let local: LocalBroker | undefined;
afterEach(() => local?.close());

async function keysThroughApi(name: BrokerName, credentials: typeof flexKeys, account: string) {
  const options = { isDemo: false, baseUrl: local!.address, sleep: async () => {} };
  const connection = allBrokers.find((one) => one.name === name)!.connect(credentials, options);
  const bookings: Booking[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await connection.activities(account, cursor);
    bookings.push(...page.bookings);
    cursor = page.cursor;
    if (page.isLast) return keysOf(name, bookings).sort();
  }
}

test('a Flex statement has the same keys as a file and through the web service', async () => {
  const started = await startInteractiveBrokers();
  local = started.local;
  const keys = await keysThroughApi('interactive-brokers', flexKeys, 'U1234567');
  const at = `${local.address}/GetStatement?t=${flexKeys.accessKey}&q=7788990011&v=3`;
  const document = xmlDocument(await (await fetch(at)).text());
  const { bookings } = ibkrFlexXml.read({ name: 'x.xml', kind: 'xml', tables: [], document });
  expect(keysOf('interactive-brokers', bookings).sort()).toEqual(keys);
  expect(keys).toHaveLength(132);
});

test('the ledger of Kraken has the same keys as a file and through the API', async () => {
  const started = await startKraken();
  local = started.local;
  const { story } = started;
  const keys = await keysThroughApi('kraken', krakenKeys, 'spot');
  const moment = (at: string) => at.slice(0, 19).replace('T', ' ');
  const lines = story.trades.flatMap((trade) => {
    const [out, into] = trade.side === 'buy' ? ['-', ''] : ['', '-'];
    const paid = `${out}${Number(trade.units) * Number(trade.price)}`;
    return [
      [
        `LA${trade.id}`,
        trade.id,
        moment(trade.at),
        'trade',
        '',
        'currency',
        'XXBT',
        `${into}${trade.units}`,
        '0',
        '1',
      ],
      [`LB${trade.id}`, trade.id, moment(trade.at), 'trade', '', 'currency', 'ZEUR', paid, trade.fee, '1'],
    ];
  });
  const { deposit } = story;
  const paidIn = [
    `L${deposit.id}`,
    deposit.id,
    moment(deposit.at),
    'deposit',
    '',
    'currency',
    'ZEUR',
    deposit.amount,
    '0',
    '1',
  ];
  const header = ['txid', 'refid', 'time', 'type', 'subtype', 'aclass', 'asset', 'amount', 'fee', 'balance'];
  const rows = [header, paidIn, ...lines].map((cells, i) => ({ line: i + 1, cells }));
  const { bookings } = krakenLedgers.read({ name: 'ledgers.csv', kind: 'csv', tables: [{ name: '', rows }] });
  expect(keysOf('kraken', bookings).sort()).toEqual(keys);
});
