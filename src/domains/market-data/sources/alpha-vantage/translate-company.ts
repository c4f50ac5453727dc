import * as z from 'zod/mini';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import {
  type CashFlowReport,
  type EarningsReport,
  type InstrumentFacts,
  type NewsItem,
  type ReportPeriod,
  SourceFailure,
} from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';
import { dayOrNone } from './translate.ts';

type Row = Record<string, unknown>;
const row = z.record(z.string(), z.unknown());
const text = (value: unknown) =>
  typeof value === 'string' && value.trim() && !/^(none|-|n\/a)$/i.test(value.trim()) ? value : undefined;

const figureNames: Record<string, string> = {
  MarketCapitalization: 'marketCap',
  SharesOutstanding: 'sharesOutstanding',
  PERatio: 'peRatio',
  PEGRatio: 'pegRatio',
  BookValue: 'bookValue',
  DividendPerShare: 'dividendPerShare',
  DividendYield: 'dividendYield',
  EPS: 'eps',
  EBITDA: 'ebitda',
  ProfitMargin: 'profitMargin',
  AnalystTargetPrice: 'analystTarget',
  Beta: 'beta',
  '52WeekHigh': 'yearHigh',
  '52WeekLow': 'yearLow',
};

/** An unknown symbol is answered with an empty object. */
export function translateOverview(body: Row): InstrumentFacts {
  const symbol = text(body.Symbol);
  if (!symbol) throw new SourceFailure('unknownSymbol', 'the overview is empty');
  const figures: Record<string, DecimalText> = {};
  for (const [name, own] of Object.entries(figureNames)) {
    const figure = sentDecimal(body[name]);
    if (figure !== undefined) figures[own] = figure;
  }
  return {
    symbol,
    name: text(body.Name) ?? symbol,
    kind: text(body.AssetType),
    description: text(body.Description),
    currency: text(body.Currency),
    exchange: text(body.Exchange),
    country: text(body.Country),
    sector: text(body.Sector),
    industry: text(body.Industry),
    address: text(body.Address),
    website: text(body.OfficialSite),
    cik: text(body.CIK),
    figures,
  };
}

const feed = z.object({
  feed: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      time_published: z.string(),
      source: z.optional(z.string()),
      overall_sentiment_score: z.optional(z.unknown()),
      ticker_sentiment: z.optional(z.array(row)),
    }),
  ),
});

/** What is said about the instrument counts; the tone of the whole text only where nothing is. */
export function translateNews(body: unknown, code: string): NewsItem[] {
  return shaped(feed, body).feed.flatMap((item) => {
    const [, y, m, d, h, min, s = '00'] =
      /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?$/.exec(item.time_published) ?? [];
    const at = new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`);
    if (!y || Number.isNaN(at.getTime()) || !/^https?:\/\//.test(item.url) || !item.title.trim()) return [];
    const about = item.ticker_sentiment?.find((entry) => entry.ticker === code);
    const sentiment = Number(
      sentDecimal(about?.ticker_sentiment_score) ?? sentDecimal(item.overall_sentiment_score) ?? Number.NaN,
    );
    return [
      {
        title: item.title,
        url: item.url,
        at: at.toISOString(),
        publisher: item.source,
        ...(Math.abs(sentiment) <= 1 ? { sentiment } : {}),
      },
    ];
  });
}

const earnings = z.object({
  annualEarnings: z.optional(z.array(row)),
  quarterlyEarnings: z.optional(z.array(row)),
});

export function translateEarnings(body: unknown): EarningsReport[] {
  const { annualEarnings, quarterlyEarnings } = shaped(earnings, body);
  if (!annualEarnings && !quarterlyEarnings) throw new SourceFailure('unknownSymbol', 'no earnings');
  const read = (rows: Row[] | undefined, period: ReportPeriod): EarningsReport[] =>
    (rows ?? []).flatMap((report) => {
      const fiscalDateEnding = dayOrNone(report.fiscalDateEnding);
      if (!fiscalDateEnding) return [];
      return [
        {
          period,
          fiscalDateEnding,
          reportedDate: dayOrNone(report.reportedDate),
          reportedEps: sentDecimal(report.reportedEPS),
          estimatedEps: sentDecimal(report.estimatedEPS),
          surprise: sentDecimal(report.surprise),
          surprisePercentage: sentDecimal(report.surprisePercentage),
        },
      ];
    });
  return [...read(annualEarnings, 'annual'), ...read(quarterlyEarnings, 'quarterly')];
}

const cashFlow = z.object({
  annualReports: z.optional(z.array(row)),
  quarterlyReports: z.optional(z.array(row)),
});

/** Every figure of a report under its name in lower case with underscores: operatingCashflow is operating_cash_flow. */
export function translateCashFlow(body: unknown): CashFlowReport[] {
  const { annualReports, quarterlyReports } = shaped(cashFlow, body);
  if (!annualReports && !quarterlyReports) throw new SourceFailure('unknownSymbol', 'no cash flow');
  const read = (rows: Row[] | undefined, period: ReportPeriod): CashFlowReport[] =>
    (rows ?? []).flatMap(({ fiscalDateEnding, reportedCurrency, ...figures }) => {
      const day = dayOrNone(fiscalDateEnding);
      if (!day) return [];
      const items: Record<string, DecimalText> = {};
      for (const [name, value] of Object.entries(figures)) {
        const figure = sentDecimal(value);
        if (figure !== undefined) items[itemName(name)] = figure;
      }
      return [{ period, fiscalDateEnding: day, currency: text(reportedCurrency), items }];
    });
  return [...read(annualReports, 'annual'), ...read(quarterlyReports, 'quarterly')];
}

function itemName(name: string): string {
  return name
    .replace(/[Cc]ashflow/, (found) => (found.startsWith('C') ? 'CashFlow' : 'cashFlow'))
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
