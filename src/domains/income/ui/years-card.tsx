import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../design-system/chart/chart-figure.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Percent } from '../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { PlainTable } from '../../../design-system/table/plain-table.tsx';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import type { IncomeOutput } from '../contract.ts';
import styles from './years-card.module.css';

/** The newest years that fit beside each other. */
const mostYears = 8;

/** Dividends year by year: years before this one are stone, what is still expected of this one is dashed. */
export function YearsCard({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.years');
  const { dividends } = income;
  const isEmpty = Number(dividends.whole) === 0 && Number(dividends.total) === 0;
  return <Card title={t('title')}>{isEmpty ? <p>{t('none')}</p> : <Years income={income} />}</Card>;
}

function Years({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.years');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const { dividends, currency, today } = income;
  const years = dividends.years.slice(-mostYears);
  const thisYear = Number(today.slice(0, 4));
  const most = Math.max(...years.map(({ net }) => Number(net)), Number(dividends.whole), 1);
  const shortOf = (month: string) => names.monthsShort.split(' ')[Number(month.slice(5)) - 1] ?? '';
  const growth = (value: number) => numbers.percent(plain(value) ?? '0', { decimals: 0, signed: true });
  return (
    <>
      <ChartFigure
        aside={t('total', { amount: formatAmount(dividends.total, currency) })}
        table={
          <PlainTable
            label={t('title')}
            head={[t('year'), t('net'), t('growth')]}
            rows={dividends.years.map((one) => ({
              key: String(one.year),
              cells: [
                String(one.year),
                <Amount key="net" value={one.net} currency={currency} />,
                <Percent key="growth" value={one.growth} signed />,
              ],
            }))}
          />
        }
      >
        <ol className={styles.years} style={{ '--count': years.length } as CSSProperties}>
          {years.map(({ year, net, growth: more, from_month }) => {
            const isNow = year === thisYear;
            const rest = isNow ? Math.max(0, Number(dividends.whole) - Number(net)) : 0;
            return (
              <li key={year}>
                <div className={styles.stack}>
                  <b>
                    <Amount value={net} currency={currency} bare decimals={0} />
                  </b>
                  <small>
                    {more !== null && `${isNow ? '≈ ' : ''}${growth(more)}`}
                    {from_month && t('since', { month: shortOf(from_month) })}
                  </small>
                  {rest > 0 && (
                    <i className={styles.rest} style={{ '--part': rest / most } as CSSProperties} />
                  )}
                  <i
                    className={classNames(styles.bar, isNow && styles.now)}
                    style={{ '--part': Number(net) / most } as CSSProperties}
                  />
                </div>
                <span>{year}</span>
              </li>
            );
          })}
        </ol>
      </ChartFigure>
      <p className={styles.words}>
        <YearWords income={income} />
      </p>
    </>
  );
}

function YearWords({ income: { dividends, currency, today } }: { income: IncomeOutput }) {
  const t = useTranslations('income.years');
  const numbers = useNumbers();
  const percent = (value: number, signed = false) =>
    numbers.percent(plain(value) ?? '0', { decimals: 1, signed });
  const year = today.slice(0, 4);
  const growth = dividends.years.at(-1)?.growth ?? null;
  const amount = formatAmount(dividends.whole, currency);
  const about = { year, amount, before: String(Number(year) - 1) };
  return (
    <>
      {growth === null
        ? t('whole', { year, amount })
        : t(growth < 0 ? 'less' : 'more', { ...about, percent: percent(Math.abs(growth)) })}{' '}
      {dividends.average_growth !== null &&
        t('average', {
          percent: percent(dividends.average_growth, true),
          year: String(dividends.average_since),
        })}
    </>
  );
}
