import { accountLife } from '../../../../src/domains/identity/server/account-life.ts';
import { figuresOf, measureReturns } from '../../../../src/domains/valuation/measure-total.ts';
import { valuedModules } from '../../../../src/domains/valuation/server/valued-module.ts';
import type { TotalValue } from '../../../../src/domains/valuation/total-value.ts';
import { dayOf } from '../../../../src/foundation/calendar-day.ts';
import { decimal, zero } from '../../../../src/foundation/decimal.ts';
import type { Registration } from '../../../../src/platform/domains/registration.ts';
import { defineOwnEvent } from '../../../../src/platform/events/event-kind.ts';
import { bind } from '../../../../src/platform/http/bind-calls.ts';
import { actorOf } from '../../../../src/platform/http/context.ts';
import { defineJob, handles } from '../../../../src/platform/jobs/job-queue.ts';
import { countSheep } from '../contract.ts';

const sheepCounted = defineOwnEvent('SheepCounted');
const counting = defineJob<{ userId: string }>('planted.count-sheep');

/** Worth a thousand of any currency since yesterday. */
function flock(today: number): TotalValue {
  const worth = decimal('1000');
  return {
    marketValue: worth,
    openCost: worth,
    purchases: worth,
    purchaseFees: zero,
    proceeds: zero,
    dividendsGross: zero,
    dividendTax: zero,
    interest: zero,
    fees: zero,
    taxes: zero,
    realised: zero,
    realisedFx: zero,
    unrealised: zero,
    priceEffect: zero,
    fxEffect: zero,
    cashResult: zero,
    profit: zero,
    stake: worth,
    stakeOf: 'purchases',
    lastMove: null,
    daily: {
      first: today - 1,
      value: Float64Array.of(1000, 1000),
      inflow: Float64Array.of(1000, 0),
      outflow: Float64Array.of(0, 0),
    },
  };
}

const part = [{ key: 'sheep', label: 'Sheep', value: 1000 }];

/** A whole module in one folder: a call, a job, an event, a value, and what it adds to the archive of one's data. */
export const planted: Registration = {
  name: 'planted',
  calls: () => [
    bind(countSheep, async (context) => {
      const { database, jobs } = context.services;
      const { userId } = actorOf(context);
      await database.transaction((tx) => jobs.send(tx, counting, { userId }));
      return { data: { asked: true } };
    }),
  ],
  jobs: ({ database, events }) => [
    handles(counting, ({ userId }) =>
      database.transaction((tx) => events.publish(tx, sheepCounted.of(userId))),
    ),
  ],
  events: [sheepCounted],
  fills: [
    accountLife.with({ exported: async () => ({ sheep: ['Dolly'] }) }),
    valuedModules.with({
      // Beside the bonds, as deposits are: what can be connected is a list of its own (decision 20).
      slug: 'bonds',
      stamp: async () => 'always the same',
      async value(_context, { currency, today }) {
        const total = flock(today);
        return {
          total,
          figures: {
            ...figuresOf(total, measureReturns(total)),
            value_30_days_ago: null,
            holdings_count: 1,
            class_names: ['Sheep'],
            first_day: null,
            last_synchronization: null,
            cash: [],
            cash_value: '0',
            missing: 0,
            estimated: 0,
            is_simulated: false,
            at_last_close: false,
            value_day: null,
            shown_currency: currency,
            sparkline: [],
            share: 100,
          },
          allocation: {
            by_class: part,
            by_portfolio: part,
            by_currency: part,
            none: part,
            by_instrument: part,
            by_broker: part,
          },
          upcoming: [
            {
              id: 'shearing',
              kind: 'shearing',
              day: dayOf(today + 1),
              ticker: 'Dolly',
              title: 'Dolly',
              units: '2',
              per_unit: null,
              per_unit_currency: null,
              amount: null,
              paid_on: null,
            },
          ],
        };
      },
    }),
  ],
};
