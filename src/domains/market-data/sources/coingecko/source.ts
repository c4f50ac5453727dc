import { addDays } from '../../../../foundation/calendar-day.ts';
import type { MarketSource, SourceSymbol } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createCoinGeckoClient } from './client.ts';
import { coinId, translateChart, translateCoin, translatePrices, translateSearch } from './translate.ts';

/** What the free key may look back. */
const freeDays = 364;

export type CoinGeckoParts = ProviderParts & {
  key: string;
  paidPlan?: boolean;
  address?: string;
  now: () => Date;
};

export function createCoinGeckoSource(parts: CoinGeckoParts): MarketSource {
  const { get } = createCoinGeckoClient(parts);
  const inCurrency = ({ code, currency }: SourceSymbol) => ({
    code: coinId(code),
    currency: currency ?? 'USD',
  });
  return {
    name: 'coinGecko',
    needsKey: true,
    provides: {
      async history(symbol, from, to, signal) {
        const today = parts.now().toISOString().slice(0, 10);
        const earliest = addDays(today, -freeDays);
        const first = !parts.paidPlan && from < earliest ? earliest : from;
        const last = to < today ? to : today;
        const coin = inCurrency(symbol);
        const stamp = (day: string) => String(Date.parse(`${day}T00:00:00Z`) / 1000);
        // The close of a day is stamped with the midnight that ends it.
        const parameters = {
          vs_currency: coin.currency.toLowerCase(),
          from: stamp(first),
          to: String(Number(stamp(addDays(last, 1))) + 3600),
          interval: 'daily',
          precision: 'full',
        };
        const body = await get(`/coins/${coin.code}/market_chart/range`, parameters, signal);
        return translateChart(body, coin, first, last);
      },
      async quotes(symbols, signal) {
        const coins = symbols.map(inCurrency);
        const currencies = new Set(coins.map((coin) => coin.currency.toLowerCase()));
        const parameters = {
          ids: coins.map((coin) => coin.code).join(','),
          vs_currencies: [...currencies].join(','),
          include_last_updated_at: 'true',
          precision: 'full',
        };
        return translatePrices(await get('/simple/price', parameters, signal), coins);
      },
      async facts(symbol, signal) {
        const parameters = {
          localization: 'false',
          tickers: 'false',
          community_data: 'false',
          developer_data: 'false',
        };
        return translateCoin(await get(`/coins/${coinId(symbol.code)}`, parameters, signal));
      },
      async search(words, signal) {
        return translateSearch(await get('/search', { query: words }, signal));
      },
    },
  };
}
