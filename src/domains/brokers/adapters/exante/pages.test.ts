import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../../../imports/booking.ts';
import { exante } from './adapter.ts';
import { translate } from './translate.ts';

/** Fills of a few seconds, their legs in any order within one. */
const fills = fc.array(
  fc.record({
    second: fc.integer({ min: 0, max: 120 }),
    units: fc.integer({ min: 1, max: 900 }),
    shuffle: fc.nat(),
  }),
  { minLength: 60, maxLength: 260 },
);

function legsOf(all: { second: number; units: number; shuffle: number }[]) {
  const start = Date.parse('2026-03-02T15:30:00Z');
  return all
    .flatMap(({ second, units, shuffle }, i) => {
      const common = {
        symbolId: 'AAPL.NASDAQ',
        orderId: `o-${i}`,
        orderPos: 1,
        timestamp: start + second * 1000,
      };
      const leg = (n: number, operationType: string, asset: string, sum: string) => ({
        id: i * 3 + n,
        uuid: `${i}-${n}`,
        operationType,
        asset,
        sum,
        place: (shuffle * (n + 7)) % 101,
        ...common,
      });
      return [
        leg(0, 'TRADE', 'AAPL.NASDAQ', String(units)),
        leg(1, 'TRADE', 'USD', `-${units * 3}`),
        leg(2, 'COMMISSION', 'USD', '-1'),
      ];
    })
    .sort((a, b) => a.timestamp - b.timestamp || a.place - b.place);
}

const known = (bookings: readonly Booking[]) =>
  bookings.map(({ id, units, fee, cash }) => [id, units, fee?.amount, cash?.amount].join(' ')).sort();

test('wherever pages end, no trade is torn or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fills, async (all) => {
      const legs = legsOf(all);
      const answer = async (address: string | URL | Request) => {
        const { searchParams } = new URL(String(address));
        const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [
          number,
          number,
        ];
        return new Response(JSON.stringify(legs.slice(offset, offset + limit)));
      };
      const connection = exante.connect(
        { applicationId: 'a', accessKey: 'b', clientId: 'c' },
        { isDemo: true, fetch: answer },
      );
      const found: Booking[] = [];
      let page = await connection.activities('X');
      found.push(...page.bookings);
      while (!page.isLast) {
        page = await connection.activities('X', page.cursor);
        expect(page.rejected).toEqual([]);
        found.push(...page.bookings);
      }
      const whole = translate(legs.map((leg) => ({ ...leg, timestamp: String(leg.timestamp) })));
      expect(known(found)).toEqual(known(whole.bookings));
      expect(found).toHaveLength(all.length);
    }),
    { numRuns: 25 },
  );
});
