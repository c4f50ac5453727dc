import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { formatAmount, styleOf } from '../../../../foundation/format-amount.ts';
import { formatNumber, formatPercent, formatQuantity } from '../../../../foundation/format-number.ts';
import type { ExplainCell as Cell } from '../../explain/explain-table.ts';

type Props = { cell: Cell; currency: string; signed?: boolean };

/** One entry of an explanation; money of another currency than the shown one names its own. */
export function ExplainCell({ cell, currency, signed }: Props) {
  const { kind, value } = cell;
  if (value === null) return <Unknown />;
  const style = styleOf(currency);
  switch (kind) {
    case 'money':
      return (
        <Amount
          value={value}
          currency={cell.currency ?? currency}
          bare={cell.currency === undefined}
          signed={signed}
        />
      );
    case 'units':
      return formatQuantity(value, { style, signed });
    case 'percent':
      return formatPercent(value, { style, signed });
    case 'day':
      return <DayDate day={value} />;
    case 'number':
      return formatNumber(value, { style, signed });
    case 'rate':
      return formatNumber(value, { style, decimals: 4 });
    case 'text':
      return value;
  }
}

/** The same in plain text, for sentences. */
export function cellText({ kind, value, currency: own }: Cell, currency: string): string {
  if (value === null) return '–';
  const style = styleOf(currency);
  if (kind === 'money') return formatAmount(value, own ?? currency);
  if (kind === 'percent') return formatPercent(value, { style });
  if (kind === 'rate') return formatNumber(value, { style, decimals: 4 });
  if (kind === 'units') return formatQuantity(value, { style });
  return kind === 'number' ? formatNumber(value, { style }) : value;
}
