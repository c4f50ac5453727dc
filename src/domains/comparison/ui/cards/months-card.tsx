import { useTranslations } from 'use-intl';
import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { ComparisonOutput } from '../../contract.ts';
import { useComparison } from '../comparison-context.ts';
import { Signed } from '../figures.tsx';
import styles from './months-card.module.css';
import { NumberedHead } from './numbered-head.tsx';

type Year = ComparisonOutput['years'][number];

/** Percent in one step of colour, as in every table of months. */
const step = 1.5;

/** Each month of one's own, and each year beside those of the benchmarks. */
export function MonthsCard() {
  const t = useTranslations('comparison.months');
  const names = useCalendarNames();
  const { data } = useComparison();
  const parts = data.years
    .toReversed()
    .flatMap(({ months }) =>
      months.flatMap((month) => (month && !month.is_whole && month.percent !== null ? [month] : [])),
    );
  return (
    <Card title={t('title')} action={<span className={styles.unit}>{t('unit')}</span>}>
      <div className={styles.tables}>
        <MonthsTable />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('yearsTable')}>
          <YearsTable />
        </section>
      </div>
      <p className={styles.under}>
        {parts.length > 0 &&
          `${t('part', { months: parts.map(({ month }) => dayText(`${month}-01`, 'monthYear', names)).join(', ') })} `}
        {data.years.some(({ is_ahead }) => is_ahead) && t('ahead')}
      </p>
    </Card>
  );
}

function MonthsTable() {
  const t = useTranslations('comparison.months');
  const { data } = useComparison();
  const months = useCalendarNames().monthsShort.split(' ');
  return (
    <table className={styles.months} aria-label={t('table')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('year')}</span>
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            {year.months.map((month, at) => (
              <Tile key={months[at]} month={month} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tile({ month }: { month: Year['months'][number] }) {
  const t = useTranslations('comparison.months');
  if (!month || month.percent === null) return <td className={styles.none}>–</td>;
  return (
    <td style={heatColours(month.percent, step)} className={month.is_whole ? undefined : styles.part}>
      <span className="visually-hidden-on-phone">
        <Signed value={month.percent} />
      </span>
      <span className={styles.short} aria-hidden="true">
        <Signed value={month.percent} decimals={0} />
      </span>
      {!month.is_whole && <span className="visually-hidden">, {t('partMonth')}</span>}
    </td>
  );
}

function YearsTable() {
  const t = useTranslations('comparison.months');
  const { data, benchmarks, ownColour } = useComparison();
  return (
    <table className={styles.years} aria-label={t('yearsTable')}>
      <thead>
        <tr>
          <th scope="col" className={styles.yearHead}>
            {t('year')}
          </th>
          <th scope="col">
            <NumberedHead number={1} colour={ownColour} name={t('you')} />
          </th>
          {benchmarks.map(({ benchmark, number, colour, short }) => (
            <th key={benchmark.key} scope="col">
              <NumberedHead number={number} colour={colour} name={short} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.years.map(({ year, total, benchmarks: others, is_ahead }) => (
          <tr key={year}>
            <th scope="row" className={styles.yearHead}>
              {year}
            </th>
            <td className={styles.own}>
              <span className={is_ahead ? styles.ahead : undefined}>
                <Signed value={total} />
                {is_ahead && <span className="visually-hidden">, {t('aheadMark')}</span>}
              </span>
            </td>
            {others.map((value, at) => (
              <td key={benchmarks[at]!.benchmark.key}>
                <Signed value={value} reason={benchmarks[at]!.reason} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.chain}>
            {t('chain', { count: data.months })}
          </th>
          <td className={styles.own}>
            <Signed value={data.total} />
          </td>
          {benchmarks.map(({ benchmark, reason }) => (
            <td key={benchmark.key}>
              <Signed value={benchmark.total} reason={reason} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
