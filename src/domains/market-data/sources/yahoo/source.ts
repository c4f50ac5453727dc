import { addDays, type Day } from '../../../../foundation/calendar-day.ts';
import type { MarketSource, Quote } from '../../source-port/source-port.ts';
import { createYahooClient, type YahooClientParts } from './client.ts';
import { translateChart, translateEvents, translateQuotes } from './translate.ts';
import {
  translateCashFlow,
  translateEarnings,
  translateNews,
  translateSearch,
  translateSummary,
} from './translate-company.ts';
import { translateTopHoldings } from './translate-fund.ts';

const symbolsInOneRequest = 80;
const facts = ['assetProfile', 'price', 'summaryDetail', 'defaultKeyStatistics'];

export type YahooParts = YahooClientParts & { now: () => Date };

export function createYahooSource(parts: YahooParts): MarketSource {
  const yahoo = createYahooClient(parts);
  const today = () => parts.now().toISOString().slice(0, 10);
  /** Until today, whatever the range: later splits are needed to undo their effect on it. */
  const chart = (code: string, from: Day, events: string, signal?: AbortSignal) => {
    const until = addDays(from > today() ? from : today(), 1);
    const query = { period1: from, period2: until, interval: '1d', events, includePrePost: false };
    return yahoo.chart(code, query, signal);
  };
  return {
    name: 'yahoo',
    needsKey: false,
    provides: {
      async history(symbol, from, to, signal) {
        const body = await chart(symbol.code, from, 'split', signal);
        return translateChart(body, symbol, from, to, parts.now());
      },
      async quotes(symbols, signal) {
        const quotes: Quote[] = [];
        for (let at = 0; at < symbols.length; at += symbolsInOneRequest) {
          const some = symbols.slice(at, at + symbolsInOneRequest);
          const codes = some.map((symbol) => symbol.code);
          quotes.push(...translateQuotes(await yahoo.quote(codes, {}, signal), some));
        }
        return quotes;
      },
      async events(symbol, from, to, signal) {
        return translateEvents(await chart(symbol.code, from, 'div|split', signal), symbol, from, to);
      },
      async facts(symbol, signal) {
        const body = await yahoo.quoteSummary(symbol.code, { modules: facts }, signal);
        return translateSummary(body, symbol.code);
      },
      async news(symbol, since, signal) {
        const query = { newsCount: 20, quotesCount: 0 };
        return translateNews(await yahoo.search(symbol.code, query, signal), since);
      },
      async earnings(symbol, signal) {
        const query = { modules: ['earningsHistory'] };
        return translateEarnings(await yahoo.quoteSummary(symbol.code, query, signal));
      },
      async cashFlow(symbol, signal) {
        const period1 = addDays(today(), -5 * 366);
        const ask = (type: 'annual' | 'quarterly') =>
          yahoo.fundamentalsTimeSeries(symbol.code, { period1, type, module: 'cash-flow' }, signal);
        const annual = translateCashFlow(await ask('annual'), 'annual', symbol.currency);
        const quarterly = translateCashFlow(await ask('quarterly'), 'quarterly', symbol.currency);
        return [...annual, ...quarterly];
      },
      async makeUp(symbol, signal) {
        const query = { modules: ['topHoldings'] };
        return translateTopHoldings(await yahoo.quoteSummary(symbol.code, query, signal));
      },
      async search(words, signal) {
        const query = { quotesCount: 20, newsCount: 0 };
        return translateSearch(await yahoo.search(words, query, signal));
      },
    },
  };
}
