import { expect, test } from 'vitest';
import { decimal, plus, textOf, zero } from '../../../../foundation/decimal.ts';
import type { Booking } from '../../../imports/booking.ts';
import type { BrokerConnection } from '../../broker-port.ts';
import { createDemoBroker } from './adapter.ts';

const keys = { applicationId: 'demo', accessKey: 'demo' };
const at = (day: string) => ({ isDemo: true, now: () => new Date(`${day}T12:00:00Z`) });

async function everything(connection: BrokerConnection, cursor?: string) {
  const bookings: Booking[] = [];
  for (;;) {
    const page = await connection.activities('DEMO-1', cursor);
    bookings.push(...page.bookings);
    cursor = page.cursor;
    if (page.isLast) return { bookings, cursor };
  }
}

test('demo opens it, anything else is refused and the wrong field is named', async () => {
  const broker = createDemoBroker();
  const now = at('2026-11-15');
  expect(await broker.connect(keys, now).validate()).toEqual({ is: 'ok', warnings: [] });
  const wrong = broker.connect({ ...keys, accessKey: 'Demo' }, now);
  expect(await wrong.validate()).toEqual({ is: 'refused', reason: 'wrongKeys', field: 'accessKey' });
  await expect(wrong.accounts()).rejects.toMatchObject({ kind: 'credentials' });
  await expect(wrong.activities('DEMO-1')).rejects.toMatchObject({ kind: 'credentials' });
});

test.each([undefined, 1, 2, 77, 4096, 2 ** 31])(
  'account %s is never overdrawn and ends with what it states',
  async (seed) => {
    const connection = createDemoBroker({ seed }).connect(keys, at('2026-11-15'));
    const { bookings } = await everything(connection);
    const cash: Record<string, string> = {};
    for (const { cash: paid, received } of bookings)
      for (const money of [paid, received])
        if (money) {
          cash[money.currency] = textOf(plus(decimal(cash[money.currency] ?? '0'), decimal(money.amount)));
          expect(cash[money.currency]).not.toMatch(/^-/);
        }
    const stated = Object.fromEntries(
      (await connection.balances('DEMO-1')).map(({ currency, amount }) => [currency, amount]),
    );
    expect(cash).toEqual(stated);
    for (const { instrument, units } of await connection.positions('DEMO-1')) {
      const traded = bookings.filter((one) => one.units && one.instrument?.isin === instrument.isin);
      const signed = traded.map(({ kind, units: size }) => decimal(kind === 'buy' ? size! : `-${size}`));
      expect(units).toBe(textOf(signed.reduce(plus, zero)));
    }
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(bookings.length);
  },
);

test('a later day only adds, and the next synchronisation brings what is new', async () => {
  const broker = createDemoBroker();
  const before = await everything(broker.connect(keys, at('2025-06-15')));
  const later = await everything(broker.connect(keys, at('2026-11-15')));
  expect(later.bookings.slice(0, before.bookings.length)).toEqual(before.bookings);
  const since = await everything(broker.connect(keys, at('2026-11-15')), before.cursor);
  const ids = new Set([...before.bookings, ...since.bookings].map(({ id }) => id));
  expect(ids).toEqual(new Set(later.bookings.map(({ id }) => id)));
  expect(since.bookings.length).toBeLessThan(later.bookings.length);
});

test('another seed is another account', async () => {
  const one = await everything(createDemoBroker({ seed: 1 }).connect(keys, at('2026-11-15')));
  const two = await everything(createDemoBroker({ seed: 2 }).connect(keys, at('2026-11-15')));
  expect(one.bookings.map(({ units }) => units)).not.toEqual(two.bookings.map(({ units }) => units));
});
