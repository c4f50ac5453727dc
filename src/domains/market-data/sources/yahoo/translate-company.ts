import * as z from 'zod/mini';
import { type DecimalText, decimal, hundred, textOf, times } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type {
  CashFlowReport,
  EarningsReport,
  FoundSymbol,
  InstrumentFacts,
  NewsItem,
  ReportPeriod,
} from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';
import { dayAt, momentOf } from './translate.ts';

type Row = Record<string, unknown>;
const row = z.record(z.string(), z.unknown());
const summary = z.object({
  assetProfile: z.optional(row),
  price: z.optional(row),
  summaryDetail: z.optional(row),
  defaultKeyStatistics: z.optional(row),
});

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);
/** Figures come plain or as an object with the plain one inside. */
const figureOf = (value: unknown) =>
  sentDecimal(typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value);

export function translateSummary(body: unknown, code: string): InstrumentFacts {
  const { assetProfile: profile = {}, price = {}, ...more } = shaped(summary, body);
  const [detail, statistics]: Row[] = [more.summaryDetail ?? {}, more.defaultKeyStatistics ?? {}];
  const named: Record<string, unknown> = {
    marketCap: price.marketCap,
    peRatio: detail?.trailingPE,
    dividendYield: detail?.dividendYield,
    beta: detail?.beta,
    yearHigh: detail?.fiftyTwoWeekHigh,
    yearLow: detail?.fiftyTwoWeekLow,
    sharesOutstanding: statistics?.sharesOutstanding,
    bookValue: statistics?.bookValue,
    eps: statistics?.trailingEps,
  };
  const figures: Record<string, DecimalText> = {};
  for (const [name, value] of Object.entries(named)) {
    const figure = figureOf(value);
    if (figure !== undefined) figures[name] = figure;
  }
  const employees = Number(figureOf(profile.fullTimeEmployees));
  const place = [profile.address1, profile.zip, profile.city].map(text).filter(Boolean).join(', ');
  return {
    symbol: code,
    name: text(price.longName) ?? text(price.shortName) ?? code,
    kind: text(price.quoteType),
    description: text(profile.longBusinessSummary),
    currency: text(price.currency),
    exchange: text(price.exchangeName),
    country: text(profile.country),
    sector: text(profile.sector),
    industry: text(profile.industry),
    address: place || undefined,
    phone: text(profile.phone),
    website: text(profile.website),
    ...(employees > 0 ? { employees } : {}),
    figures,
  };
}

const found = z.object({ quotes: z.optional(z.array(row)), news: z.optional(z.array(row)) });

export function translateNews(body: unknown, since: string): NewsItem[] {
  return (shaped(found, body).news ?? []).flatMap((item) => {
    const [title, url, at] = [text(item.title), text(item.link), momentOf(item.providerPublishTime)];
    if (!title || !url || !/^https?:\/\//.test(url) || !at || at.toISOString() < since) return [];
    return [{ title, url, at: at.toISOString(), publisher: text(item.publisher) }];
  });
}

export function translateSearch(body: unknown): FoundSymbol[] {
  return (shaped(found, body).quotes ?? []).flatMap((quote) => {
    const code = text(quote.symbol);
    if (!code || quote.isYahooFinance === false) return [];
    const name = text(quote.longname) ?? text(quote.shortname) ?? code;
    return [{ code, name, kind: text(quote.quoteType), exchange: text(quote.exchange) }];
  });
}

const history = z.object({ earningsHistory: z.optional(z.object({ history: z.array(row) })) });

/** Quarters only; the surprise comes as a fraction. */
export function translateEarnings(body: unknown): EarningsReport[] {
  return (shaped(history, body).earningsHistory?.history ?? []).flatMap((quarter) => {
    const end = momentOf(quarter.quarter);
    if (!end) return [];
    const surprise = figureOf(quarter.surprisePercent);
    return [
      {
        period: 'quarterly' as const,
        fiscalDateEnding: dayAt(end, 'UTC'),
        reportedEps: figureOf(quarter.epsActual),
        estimatedEps: figureOf(quarter.epsEstimate),
        surprise: figureOf(quarter.epsDifference),
        surprisePercentage: surprise && textOf(times(decimal(surprise), hundred)),
        currency: text(quarter.currency),
      },
    ];
  });
}

/** Our names of the items. Money paid out is negative at Yahoo where our items are amounts paid. */
const items: Record<string, { name: string; paidOut?: true }> = {
  operatingCashFlow: { name: 'operating_cash_flow' },
  investingCashFlow: { name: 'cash_flow_from_investment' },
  financingCashFlow: { name: 'cash_flow_from_financing' },
  capitalExpenditure: { name: 'capital_expenditures', paidOut: true },
  cashDividendsPaid: { name: 'dividend_payout', paidOut: true },
  repurchaseOfCapitalStock: { name: 'payments_for_repurchase_of_common_stock', paidOut: true },
  commonStockIssuance: { name: 'proceeds_from_issuance_of_common_stock' },
  preferredStockIssuance: { name: 'proceeds_from_issuance_of_preferred_stock' },
  changesInCash: { name: 'change_in_cash_and_cash_equivalents' },
  effectOfExchangeRateChanges: { name: 'change_in_exchange_rate' },
  changeInReceivables: { name: 'change_in_receivables' },
  changeInInventory: { name: 'change_in_inventory' },
  depreciationAndAmortization: { name: 'depreciation_depletion_and_amortization' },
  netIncomeFromContinuingOperations: { name: 'net_income' },
};

export function translateCashFlow(
  body: unknown,
  period: ReportPeriod,
  currency: string | undefined,
): CashFlowReport[] {
  return shaped(z.array(row), body).flatMap((report) => {
    const end = momentOf(report.date);
    if (!end) return [];
    const figures: Record<string, DecimalText> = {};
    for (const [theirs, { name, paidOut }] of Object.entries(items)) {
      const figure = figureOf(report[theirs]);
      if (figure !== undefined) figures[name] = paidOut ? figure.replace('-', '') : figure;
    }
    return [{ period, fiscalDateEnding: dayAt(end, 'UTC'), currency, items: figures }];
  });
}
