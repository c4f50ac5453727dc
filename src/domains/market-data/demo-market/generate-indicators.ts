import { dayIndex, firstDay, isoDay } from './calendar/day-index.ts';
import { sessionBook } from './calendar/sessions.ts';
import type { DemoCurrency } from './demo-instrument.ts';
import type { DemoMarket, DemoSeries } from './demo-market.ts';
import { annualCashFlow, type CashFlowStatement, quarterlyCashFlow } from './indicators/cash-flow.ts';
import { companyQuarters, type Quarter } from './indicators/company-quarters.ts';
import {
  type AnnualEarnings,
  annualEarnings,
  type QuarterlyEarnings,
  quarterlyEarnings,
} from './indicators/earnings.ts';
import { type SampleNews, sampleNews, sentimentScore } from './indicators/sample-news.ts';

/** A report that is due: its day is planned, its figure expected. */
export type ComingReport = { fiscal_date_ending: string; expected_date: string; estimated_eps: number };

/** All of it is simulated, newest last. Dividends stand with the prices. */
export type CompanyIndicators = {
  key: string;
  simulated: true;
  currency: DemoCurrency;
  earnings: { annual: AnnualEarnings[]; quarterly: QuarterlyEarnings[] };
  cashFlow: { annual: CashFlowStatement[]; quarterly: CashFlowStatement[] };
  comingReport: ComingReport | null;
  news: SampleNews[];
  sentimentScore: number | null;
};

type Options = {
  /** First day with news; a year back by default. */
  newsFrom?: string;
};

const yearOfNews = 365;

/**
 * Figures of the companies as far as they are known on the market's last day. Append-only: what was reported or
 * published stays as it was; only the coming report and the sentiment score belong to the day itself.
 */
export function generateIndicators(market: DemoMarket, { newsFrom }: Options = {}): CompanyIndicators[] {
  if (market.from !== firstDay) throw new RangeError('indicators need the market from its first day');
  const through = dayIndex(market.through);
  const sessionsOf = sessionBook(through + 200);
  const since = newsFrom ? dayIndex(newsFrom) : through - yearOfNews;
  return market.series
    .filter(({ instrument }) => instrument.class === 'stocks')
    .map((series) => {
      const quarters = companyQuarters(series, sessionsOf(series.instrument.calendar), through);
      const news = sampleNews(series, since, through);
      return {
        key: series.instrument.key,
        simulated: true,
        currency: series.instrument.currency,
        ...reports(series, quarters, through),
        news,
        sentimentScore: sentimentScore(news, through),
      };
    });
}

function reports(series: DemoSeries, quarters: readonly Quarter[], through: number) {
  const known = quarters.map((quarter) => {
    const earnings = quarterlyEarnings(series, quarter);
    return { quarter, earnings, cashFlow: quarterlyCashFlow(series, quarter, earnings) };
  });
  const reported = known.filter(({ quarter }) => quarter.reported <= through);
  const coming = known.find(({ quarter }) => quarter.reported > through);
  const years = wholeYears(reported);
  return {
    earnings: {
      quarterly: reported.map(({ earnings }) => earnings),
      annual: years.map((year) => annualEarnings(series, year)),
    },
    cashFlow: {
      quarterly: reported.map(({ cashFlow }) => cashFlow),
      annual: years.map((year) => annualCashFlow(year.map(({ cashFlow }) => cashFlow))),
    },
    comingReport: coming
      ? {
          fiscal_date_ending: isoDay(coming.quarter.end),
          expected_date: isoDay(coming.quarter.reported),
          estimated_eps: coming.earnings.estimated_eps,
        }
      : null,
  };
}

/** Years with all four quarters reported. */
function wholeYears<Known extends { quarter: Quarter }>(known: readonly Known[]): Known[][] {
  const years = new Map<number, Known[]>();
  for (const one of known) {
    const year = years.get(one.quarter.year) ?? [];
    year.push(one);
    years.set(one.quarter.year, year);
  }
  return [...years.values()].filter((year) => year.length === 4);
}
