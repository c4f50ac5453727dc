import { describe, expect, test } from 'vitest';
import { generateIndicators } from './generate-indicators.ts';
import { cashFlowItems } from './indicators/cash-flow.ts';
import { earlierDay, earlierMarket, fixedDay, fixedMarket } from './market-for-tests.ts';

const companies = generateIndicators(fixedMarket(), { newsFrom: '2016-01-04' });

describe('indicators of the demonstration market', () => {
  test('what was known stays as it was', () => {
    const earlier = generateIndicators(earlierMarket(), { newsFrom: '2016-01-04' });
    const known = <Row extends { reported_date: string }>(rows: Row[]) =>
      rows.filter(({ reported_date }) => reported_date <= earlierDay);
    for (const [i, company] of earlier.entries()) {
      const later = companies[i]!;
      expect(company.earnings.quarterly).toEqual(known(later.earnings.quarterly));
      expect(company.earnings.annual).toEqual(known(later.earnings.annual));
      expect(company.cashFlow.quarterly).toEqual(known(later.cashFlow.quarterly));
      expect(company.cashFlow.annual).toEqual(known(later.cashFlow.annual));
      expect(company.news).toEqual(later.news.filter(({ time_published }) => time_published < '2021-05-15'));
    }
  });

  test('every company reports its quarters and years', () => {
    expect(companies.length).toBeGreaterThan(100);
    for (const { key, earnings, cashFlow } of companies) {
      expect(cashFlow.quarterly).toHaveLength(earnings.quarterly.length);
      expect(cashFlow.annual).toHaveLength(earnings.annual.length);
      const least = key === 'zab' ? 1 : 4;
      expect([key, earnings.annual.length >= least]).toEqual([key, true]);
      for (const row of earnings.quarterly) {
        expect(row.fiscal_date_ending < row.reported_date && row.reported_date <= fixedDay).toBe(true);
        expect(row.surprise).toBeCloseTo(row.reported_eps - row.estimated_eps, 4);
      }
    }
  });

  test('a company that left stops reporting', () => {
    const { earnings, comingReport, sentimentScore } = companies.find(({ key }) => key === 'atvi')!;
    expect(earnings.quarterly.at(-1)?.fiscal_date_ending).toBe('2023-09-30');
    expect(comingReport).toBeNull();
    expect(sentimentScore).toBeNull();
  });

  test('cash flow adds up, and a year is its four quarters', () => {
    expect(cashFlowItems).toHaveLength(27);
    for (const { cashFlow } of companies) {
      for (const row of [...cashFlow.quarterly, ...cashFlow.annual]) {
        expect(row.change_in_cash_and_cash_equivalents).toBe(
          row.operating_cash_flow! +
            row.cash_flow_from_investment! +
            row.cash_flow_from_financing! +
            row.change_in_exchange_rate!,
        );
      }
      for (const year of cashFlow.annual) {
        const quarters = cashFlow.quarterly.filter(
          ({ fiscal_date_ending: end }) => end.slice(0, 4) === year.fiscal_date_ending.slice(0, 4),
        );
        expect(quarters).toHaveLength(4);
        expect(year.net_income).toBe(quarters.reduce((sum, quarter) => sum + quarter.net_income!, 0));
      }
    }
  });

  test('news are samples, in both languages, within the span', () => {
    const news = companies.flatMap((company) => company.news);
    expect(news.length).toBeGreaterThan(20_000);
    const wrong = news.filter(
      ({ isSample, title, sentiment_score, time_published }) =>
        !isSample ||
        !title.en ||
        !title.pl ||
        title.en === title.pl ||
        Math.abs(sentiment_score) >= 1 ||
        !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/.test(time_published),
    );
    expect(wrong).toEqual([]);
    for (const { key, sentimentScore } of companies) {
      if (key !== 'atvi') expect(Math.abs(sentimentScore!)).toBeLessThan(1);
    }
  });

  test('a year of news is what the whole has of it', () => {
    const recent = generateIndicators(fixedMarket());
    for (const [i, { news }] of recent.entries()) {
      expect(news).toEqual(companies[i]!.news.filter(({ time_published }) => time_published >= '2025-11-15'));
    }
  });

  test('reports to come lie ahead', () => {
    const coming = companies.filter(({ comingReport }) => comingReport !== null);
    expect(coming.length).toBeGreaterThan(5);
    for (const { comingReport } of coming) expect(comingReport!.expected_date > fixedDay).toBe(true);
  });
});
