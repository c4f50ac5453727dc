import { decimal, isZero, plus, textOf } from '../../../../foundation/decimal.ts';
import type { Bookings } from '../../../imports/booking.ts';
import { coinOf, isFiat } from '../../../imports/kit/coins.ts';
import { mergedBookings } from '../../../imports/kit/merged-bookings.ts';
import type { BrokerAdapter } from '../../broker-port.ts';
import { pageOf, readCursor } from '../../kit/activity-page.ts';
import { stated } from '../../kit/figures.ts';
import { validated } from '../../kit/validation.ts';
import { createBinanceClient, isOn } from './client.ts';
import { beginning, cursorShape, readOn } from './read-on.ts';

const account = 'spot';
/** Most spans of the early years are empty: so many are asked for in one go. */
const mostRequests = 12;

export const binance: BrokerAdapter = {
  name: 'binance',
  title: 'Binance',
  hasDemo: true,
  hasReal: true,
  fields: [
    { name: 'applicationId', label: 'applicationId', brokersWord: 'API Key' },
    { name: 'accessKey', label: 'secretKey', brokersWord: 'Secret Key' },
  ],
  connect(credentials, options) {
    const client = createBinanceClient(credentials, options);
    const now = options.now ?? (() => new Date());
    async function holdings() {
      return (await client.balances())
        .map(({ asset, free, locked }) => {
          const sum = plus(decimal(stated(free, 'free')), decimal(stated(locked, 'locked')));
          return { asset, sum };
        })
        .filter(({ sum }) => !isZero(sum));
    }
    return {
      validate: () =>
        validated(async () => {
          await client.balances();
          // The practice environment does not tell what a key may, and has nothing to lose.
          if (options.isDemo) return { is: 'ok', warnings: [] };
          const may = await client.restrictions();
          if (isOn(may.enableWithdrawals)) return { is: 'refused', reason: 'canWithdraw' };
          if (!isOn(may.enableReading)) return { is: 'refused', reason: 'noPermission' };
          return { is: 'ok', warnings: isOn(may.enableSpotAndMarginTrading) ? ['canTrade'] : [] };
        }),
      async accounts() {
        await client.balances();
        return [{ id: account }];
      },
      async balances() {
        return (await holdings())
          .filter(({ asset }) => isFiat(asset))
          .map(({ asset, sum }) => ({ amount: textOf(sum), currency: asset }));
      },
      async positions() {
        return (await holdings())
          .filter(({ asset }) => !isFiat(asset))
          .map(({ asset, sum }) => ({ instrument: coinOf(asset), units: textOf(sum) }));
      },
      async activities(_, text) {
        let cursor = readCursor(cursorShape, text) ?? beginning;
        let isLast = false;
        const parts: Bookings[] = [];
        for (let request = 0; request < mostRequests && !isLast; request++) {
          const step = await readOn(client, cursor, now().getTime(), !options.isDemo);
          ({ cursor, isLast } = step);
          parts.push(step.found);
          if (step.found.bookings.length > 0) break;
        }
        return pageOf(mergedBookings(parts), { cursor, isLast });
      },
    };
  },
};
