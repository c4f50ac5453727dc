import { plain } from '../../../foundation/format-number.ts';
import type { YearOfReturns } from '../../../foundation/statistics/monthly-returns.ts';
import { heatColours } from '../../figures/heat-colours.ts';
import { Percent } from '../../figures/percent.tsx';
import { useNumbers } from '../../figures/use-numbers.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';

import styles from './returns-heatmap.module.css';

type Props = {
  /** Names the table: "Monthly returns of Uniform, %". */
  label: string;
  /** The head of the first and the last column. */
  yearLabel: string;
  years: readonly (Omit<YearOfReturns, 'total'> & {
    /** Null where it is not known. */
    total: number | null;
  })[];
  /** The year one looks at among others. */
  marked?: number;
  /** "−6 or less" and "+6 or more". */
  ends: { low: string; high: string };
};

/** Percent in one step of colour. */
const step = 1.5;
const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Returns by month: a table, with the number in every tile. */
export function ReturnsHeatmap({ label, yearLabel, years, marked, ends }: Props) {
  const months = useCalendarNames().monthsShort.split(' ');
  return (
    <div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{yearLabel}</span>
            </th>
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {yearLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, months: returns, total }) => (
            <tr key={year} className={year === marked ? styles.marked : undefined}>
              <th scope="row">
                <span className="visually-hidden-on-phone">{Math.floor(year / 100)}</span>
                <span className={styles.short}>’</span>
                {String(year % 100).padStart(2, '0')}
              </th>
              {returns.map((value, at) => (
                <Tile key={months[at]} value={value === null ? null : value * 100} />
              ))}
              <td className={styles.total}>
                <Percent value={total === null ? null : total * 100} signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        {ends.low}
        <span>
          {steps.map((at) => (
            <i key={at} style={{ background: heatColours(at, 1).background }} />
          ))}
        </span>
        {ends.high}
      </p>
    </div>
  );
}

/** One decimal on a desk, none on a phone. */
function Tile({ value }: { value: number | null }) {
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  if (value === null || exact === undefined) return <td />;
  return (
    <td style={heatColours(value, step)}>
      <span className="visually-hidden-on-phone">{numbers.number(exact, { decimals: 1, signed: true })}</span>
      <span className={styles.short} aria-hidden="true">
        {numbers.number(exact, { decimals: 0, signed: true })}
      </span>
    </td>
  );
}
