import { compare, decimal, isDecimalText } from '../../../../foundation/decimal.ts';
import type { FailureKey } from '../../../../foundation/failure.ts';

/** What a portfolio or an asset says about its moves, as it is typed. */
export type Threshold = {
  /** Empty for the usual one. */
  percent: string;
  /** Empty for never; only portfolios have it. */
  coverage: string;
  email: boolean;
  sms: boolean;
};

/** What is told of without a percentage of its own. */
export const usualPercent = '15';

export function isChanged(before: Threshold, after: Threshold): boolean {
  return (
    before.percent !== after.percent ||
    before.coverage !== after.coverage ||
    before.email !== after.email ||
    before.sms !== after.sms
  );
}

const isWithin = (text: string, least: string, most: string) =>
  text === '' ||
  (isDecimalText(text) &&
    compare(decimal(text), decimal(least)) >= 0 &&
    compare(decimal(text), decimal(most)) <= 0);

/** What is wrong with it before it is sent. */
export function thresholdFaults({ percent, coverage }: Threshold): {
  percent?: FailureKey;
  coverage?: FailureKey;
} {
  return {
    ...(!isWithin(percent.trim(), '3', '50') && { percent: 'notifyPercentError' as const }),
    ...(!isWithin(coverage.trim(), '1', '100') && { coverage: 'notifyCoverageError' as const }),
  };
}

/** The smallest and the largest of some percentages; one where they agree, none where there are none. */
export function percentRange(percents: readonly string[]): string[] {
  const sorted = [...new Set(percents)].sort((a, b) => compare(decimal(a), decimal(b)));
  return sorted.length > 1 ? [sorted[0]!, sorted.at(-1)!] : sorted;
}
