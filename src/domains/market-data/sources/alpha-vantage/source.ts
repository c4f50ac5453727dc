import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { MarketSource, Quote } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createAlphaVantageClient } from './client.ts';
import { translateDaily, translateEvents, translateQuote, translateSearch } from './translate.ts';
import {
  translateCashFlow,
  translateEarnings,
  translateNews,
  translateOverview,
} from './translate-company.ts';
import { translateProfile } from './translate-fund.ts';

/** The short answer has a hundred sessions, which is at least this many calendar days. */
const shortAnswerDays = 130;

export type AlphaVantageParts = ProviderParts & {
  key: string;
  address?: string;
  /** The whole history, not the last hundred sessions only, belongs to the paid plans. */
  paidPlan?: boolean;
  now: () => Date;
};

export function createAlphaVantageSource(parts: AlphaVantageParts): MarketSource {
  const { query } = createAlphaVantageClient(parts);
  return {
    name: 'alphaVantage',
    needsKey: true,
    provides: {
      async history(symbol, from, to, signal) {
        const recent = from >= addDays(dayInWarsaw(parts.now()), -shortAnswerDays);
        const outputsize = parts.paidPlan && !recent ? 'full' : 'compact';
        const body = await query('TIME_SERIES_DAILY', { symbol: symbol.code, outputsize }, signal);
        return translateDaily(body, symbol, from, to);
      },
      async quotes(symbols, signal) {
        const quotes: Quote[] = [];
        for (const symbol of symbols) {
          const quote = translateQuote(await query('GLOBAL_QUOTE', { symbol: symbol.code }, signal), symbol);
          if (quote) quotes.push(quote);
        }
        return quotes;
      },
      async events(symbol, from, to, signal) {
        const splits = await query('SPLITS', { symbol: symbol.code }, signal);
        const dividends = await query('DIVIDENDS', { symbol: symbol.code }, signal);
        return translateEvents(splits, dividends, symbol, from, to);
      },
      async facts(symbol, signal) {
        return translateOverview(await query('OVERVIEW', { symbol: symbol.code }, signal));
      },
      async news(symbol, since, signal) {
        const parameters = {
          tickers: symbol.code,
          time_from: `${since.replaceAll('-', '')}T0000`,
          sort: 'LATEST',
          limit: '50',
        };
        return translateNews(await query('NEWS_SENTIMENT', parameters, signal), symbol.code);
      },
      async earnings(symbol, signal) {
        return translateEarnings(await query('EARNINGS', { symbol: symbol.code }, signal));
      },
      async cashFlow(symbol, signal) {
        return translateCashFlow(await query('CASH_FLOW', { symbol: symbol.code }, signal));
      },
      async makeUp(symbol, signal) {
        return translateProfile(await query('ETF_PROFILE', { symbol: symbol.code }, signal));
      },
      async search(words, signal) {
        return translateSearch(await query('SYMBOL_SEARCH', { keywords: words }, signal));
      },
    },
  };
}
