import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { ChartUnit } from '../../document/report-document.ts';

/** A value of a chart as a person reads it; nothing where the chart has a shape alone. */
export function useChartNumbers(unit: ChartUnit): (value: number, look?: { signed?: boolean }) => string {
  const numbers = useNumbers();
  return (value, look) => {
    const exact = plain(value) ?? '0';
    if (unit === 'none') return '';
    return unit === 'percent'
      ? numbers.percent(exact, { decimals: 1, ...look })
      : formatAmount(exact, unit.currency, { decimals: 0, ...look });
  };
}
