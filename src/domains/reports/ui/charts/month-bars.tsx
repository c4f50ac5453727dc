import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../../design-system/chart/chart-figure.tsx';
import { Legend } from '../../../../design-system/chart/chart-frame.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { decimal, isZero, sum, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { Money } from '../frame/money.tsx';
import { useReport } from '../frame/report-context.ts';
import { type BarPart, barLayout } from './bar-layout.ts';
import styles from './month-bars.module.css';

type Part = { key: string; label: string; colour: string };
type Props = {
  title: string;
  parts: readonly Part[];
  /** Exact amounts by month, one for each of the parts. */
  months: readonly { month: string; amounts: readonly (string | null)[] }[];
};

/** More bars than this have room only for the names of years. */
const namedUpTo = 14;

/** Amounts by month as bars of some parts, and the same as a table. */
export function MonthBars({ title, parts, months }: Props) {
  const t = useTranslations('reports.income');
  const { currency } = useReport();
  const names = useCalendarNames();
  const nameOf = (month: string) => dayText(`${month}-01`, 'monthYear', names);
  const { parts: places, zero } = barLayout(
    months.map(({ amounts }) => amounts.map((amount) => Number(amount ?? 0))),
  );
  const shortOf = (month: string, at: number) => {
    if (months.length <= namedUpTo) return names.monthsShort.split(' ')[Number(month.slice(5)) - 1];
    return month.endsWith('-01') || (at === 0 && Number(month.slice(5)) < 9) ? month.slice(0, 4) : '';
  };
  return (
    <ChartFigure
      title={title}
      aside={<Legend items={parts} />}
      table={
        <PlainTable
          label={title}
          head={[t('month'), ...parts.map(({ label }) => label)]}
          rows={months.map(({ month, amounts }) => ({
            key: month,
            cells: [
              nameOf(month),
              ...amounts.map((amount, at) => <Money key={parts[at]?.key} value={amount} bare />),
            ],
          }))}
        />
      }
    >
      <ol
        className={styles.bars}
        style={{ '--zero': zero, '--count': months.length } as CSSProperties}
        aria-hidden="true"
      >
        {months.map(({ month, amounts }, at) => (
          <li
            key={month}
            title={[
              nameOf(month),
              ...parts.map(({ label }, index) => `${label} ${formatAmount(amounts[index] ?? '0', currency)}`),
            ].join('\n')}
          >
            {parts.map(({ key, colour }, index) => (
              <i key={key} style={placeOf(places[at]?.[index], colour)} />
            ))}
            {months.length <= namedUpTo && (
              <b style={{ '--low': topOf(places[at], zero) } as CSSProperties}>
                <Together amounts={amounts} />
              </b>
            )}
            <span>{shortOf(month, at)}</span>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
}

/** What stands on a bar: the exact sum of its parts, nothing where there is none. */
function Together({ amounts }: { amounts: readonly (string | null)[] }) {
  if (amounts.some((amount) => amount === null)) return null;
  const total = sum(amounts.map((amount) => decimal(amount!)));
  return isZero(total) ? null : <Money value={textOf(total)} bare />;
}

function topOf(places: readonly BarPart[] | undefined, zero: number): number {
  return Math.max(zero, ...(places ?? []).map(({ high }) => high));
}

function placeOf(part: { low: number; high: number } | undefined, colour: string): CSSProperties {
  return {
    '--low': part?.low ?? 0,
    '--size': part ? part.high - part.low : 0,
    background: colour,
  } as CSSProperties;
}
