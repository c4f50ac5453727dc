import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import type { ChartMark } from '../../../design-system/chart/marks/chart-mark.ts';
import { whenIdle } from '../../../design-system/live/when-idle.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { transactionMarks } from '../journal/marks-contract.ts';

type MarksOf = { portfolioId?: string | undefined; slug?: string | undefined };

const none: readonly ChartMark[] = [];

/**
 * Trades and dividends for the marks of a chart, read once the page has nothing better to do, and again with other
 * figures. Without them the chart is whole all the same, so a failure only goes to the console (U-11).
 */
export function useChartMarks(of: MarksOf | null, figures: unknown): readonly ChartMark[] {
  const locale = useLocale();
  const [marks, setMarks] = useState(none);
  const key = of && JSON.stringify(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other figures are what it waits for
  useEffect(() => {
    if (key === null) return;
    const left = new AbortController();
    const read = async () => {
      try {
        const { data } = await callApi(transactionMarks, { query: JSON.parse(key) }, locale, left.signal);
        setMarks(data);
      } catch (failure) {
        // biome-ignore lint/suspicious/noConsole: only whoever looks for the cause needs it (rule U-11)
        if (!left.signal.aborted) console.warn('The marks of the chart did not load', failure);
      }
    };
    const callOff = whenIdle(() => void read());
    return () => {
      callOff();
      left.abort();
    };
  }, [key, locale, figures]);
  return marks;
}
