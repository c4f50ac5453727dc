import { dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { type MarketSource, SourceFailure } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createEodhdClient } from './client.ts';
import {
  mayHaveSplits,
  translateCloses,
  translateDividends,
  translateLive,
  translateSearch,
  translateSplits,
  withExchange,
  withTradedVolumes,
} from './translate.ts';

/** No market stays closed as long, so a stretch like that without a close means that the symbol is not known. */
const daysWithCertainClose = 20;
/** How many symbols one request for prices may name. */
const symbolsInOneRequest = 15;

export type EodhdParts = ProviderParts & { key: string; address?: string; now: () => Date };

export function createEodhdSource(parts: EodhdParts): MarketSource {
  const { get } = createEodhdClient(parts);
  return {
    name: 'eodhd',
    needsKey: true,
    provides: {
      async history(symbol, from, to, signal) {
        const code = withExchange(symbol.code);
        const answer = await get(`eod/${code}`, { from, to, period: 'd', order: 'a' }, signal);
        const history = translateCloses(answer, symbol, from, to);
        if (history.points.length === 0 && dayNumber(to) - dayNumber(from) >= daysWithCertainClose)
          throw new SourceFailure('unknownSymbol', `no closes of ${code}`);
        if (!mayHaveSplits(answer)) return history;
        const until = dayInWarsaw(parts.now());
        return withTradedVolumes(
          history,
          translateSplits(await get(`splits/${code}`, { from, to: until }, signal)),
        );
      },
      async quotes(symbols, signal) {
        const quotes = [];
        for (let at = 0; at < symbols.length; at += symbolsInOneRequest) {
          const some = symbols.slice(at, at + symbolsInOneRequest);
          const [first, ...others] = some.map((symbol) => withExchange(symbol.code));
          const more: Record<string, string> = others.length ? { s: others.join(',') } : {};
          quotes.push(...translateLive(await get(`real-time/${first}`, more, signal), some));
        }
        return quotes;
      },
      async events(symbol, from, to, signal) {
        const code = withExchange(symbol.code);
        const splits = translateSplits(await get(`splits/${code}`, { from, to }, signal));
        const dividends = translateDividends(await get(`div/${code}`, { from, to }, signal), symbol);
        return { splits, dividends };
      },
      async search(words, signal) {
        return translateSearch(await get(`search/${encodeURIComponent(words)}`, { limit: '20' }, signal));
      },
    },
  };
}
