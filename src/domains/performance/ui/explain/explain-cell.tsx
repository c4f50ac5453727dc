import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { ExplainCell as Cell } from '../../explain/explain-table.ts';

type Props = { cell: Cell; currency: string; signed?: boolean };

/** One entry of an explanation; money of another currency than the shown one names its own. */
export function ExplainCell({ cell, currency, signed }: Props) {
  const { kind, value } = cell;
  const numbers = useNumbers();
  if (value === null) return <Unknown />;
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
      return numbers.units(value, { signed });
    case 'percent':
      return numbers.percent(value, { signed });
    case 'day':
      return <DayDate day={value} />;
    case 'number':
      return numbers.number(value, { signed });
    case 'rate':
      return numbers.number(value, { decimals: 4 });
    case 'text':
      return value;
  }
}

/** The same in plain text, for sentences. */
export function useCellText(): (cell: Cell, currency: string) => string {
  const numbers = useNumbers();
  return ({ kind, value, currency: own }, currency) => {
    if (value === null) return '–';
    if (kind === 'money') return formatAmount(value, own ?? currency);
    if (kind === 'percent') return numbers.percent(value);
    if (kind === 'rate') return numbers.number(value, { decimals: 4 });
    if (kind === 'units') return numbers.units(value);
    return kind === 'number' ? numbers.number(value) : value;
  };
}
