import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import type { DemoMarket } from '../../demo-market/demo-market.ts';
import { type CompanyIndicators, generateIndicators } from '../../demo-market/generate-indicators.ts';
import {
  type CashFlowRow,
  type EarningsRow,
  type NewsRow,
  type ReportPeriod,
  storeCashFlows,
  storeEarnings,
  storeNews,
} from '../indicators/indicator-store.ts';
import { demoId } from './demo-id.ts';

type CurrencyId = (code: string) => string | null;

/** Simulated figures and sample headlines of the companies; what is stored already stays as it is. */
export async function storeDemoIndicators(tx: Tx, market: DemoMarket): Promise<void> {
  const currencies = await currenciesWithRates(tx, '1970-01-01');
  const currencyId: CurrencyId = (code) =>
    currencies.find((row) => row.title === code.toLowerCase())?.id ?? null;
  const companies = generateIndicators(market);
  await storeEarnings(
    tx,
    companies.flatMap((company) => earningsOf(company, currencyId)),
  );
  await storeCashFlows(
    tx,
    companies.flatMap((company) => cashFlowsOf(company, currencyId)),
  );
  await storeNews(tx, companies.flatMap(newsOf));
}

const written = (value: number | null | undefined) =>
  value === null || value === undefined ? null : textOfFloat(value);

function earningsOf({ key, currency, earnings }: CompanyIndicators, currencyId: CurrencyId): EarningsRow[] {
  const row = (
    period: ReportPeriod,
    report: Partial<(typeof earnings.quarterly)[number]> & {
      fiscal_date_ending: string;
      reported_date: string;
    },
  ): EarningsRow => ({
    instrument_id: demoId(key),
    period,
    fiscal_date_ending: report.fiscal_date_ending,
    reported_date: report.reported_date,
    reported_eps: written(report.reported_eps),
    estimated_eps: written(report.estimated_eps),
    surprise: written(report.surprise),
    surprise_percentage: written(report.surprise_percentage),
    currency_id: currencyId(currency),
    source: simulatedSource,
  });
  return [
    ...earnings.annual.map((report) => row('annual', report)),
    ...earnings.quarterly.map((report) => row('quarterly', report)),
  ];
}

function cashFlowsOf({ key, currency, cashFlow }: CompanyIndicators, currencyId: CurrencyId): CashFlowRow[] {
  const row = (
    period: ReportPeriod,
    { fiscal_date_ending, reported_date: _known, ...items }: (typeof cashFlow.annual)[number],
  ): CashFlowRow => ({
    instrument_id: demoId(key),
    period,
    fiscal_date_ending,
    currency_id: currencyId(currency),
    items: Object.fromEntries(
      Object.entries(items).map(([name, value]) => [name, written(value as number | null)]),
    ),
    source: simulatedSource,
  });
  return [
    ...cashFlow.annual.map((report) => row('annual', report)),
    ...cashFlow.quarterly.map((report) => row('quarterly', report)),
  ];
}

function newsOf({ key, news }: CompanyIndicators): NewsRow[] {
  return news.map((item) => ({
    id: demoId(key, 'news', item.time_published),
    instrument_id: demoId(key),
    titles: item.title,
    url: item.url,
    time_published: new Date(item.time_published),
    sentiment_score: item.sentiment_score,
    is_sample: item.isSample,
    source: simulatedSource,
  }));
}
