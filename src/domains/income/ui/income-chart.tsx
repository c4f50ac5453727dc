import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFigure } from '../../../design-system/chart/chart-figure.tsx';
import { axisNumbers, niceTicks } from '../../../design-system/chart/nice-ticks.ts';
import { useAxisWords } from '../../../design-system/chart/use-axis-words.ts';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { PlainTable } from '../../../design-system/table/plain-table.tsx';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import type { IncomeOutput, PaymentOutput } from '../contract.ts';
import styles from './income-chart.module.css';

type Month = IncomeOutput['months'][number];

const rank = { received: 0, open: 1, expected: 2 } as const;
/** Interest below, dividends above, the larger first; what is received at the bottom. */
const inOrder = (a: PaymentOutput, b: PaymentOutput) =>
  rank[a.state] - rank[b.state] ||
  (a.kind < b.kind ? 1 : a.kind > b.kind ? -1 : 0) ||
  Number(b.net) - Number(a.net);

/** A block for each payment: solid received, outlined to confirm, dashed expected; and the same as a table. */
export function IncomeChart({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.chart');
  const names = useCalendarNames();
  const { months, payments, currency, today } = income;
  const byMonth = Map.groupBy(payments, ({ day }) => day.slice(0, 7));
  const most = Math.max(...months.map(({ net }) => Number(net)), 1);
  const of = (month: string, state: PaymentOutput['state']) =>
    textOf(
      sum((byMonth.get(month) ?? []).filter((one) => one.state === state).map(({ net }) => decimal(net))),
    );
  return (
    <ChartFigure
      title={t('title')}
      aside={<IncomeLegend />}
      table={
        <PlainTable
          label={t('title')}
          head={[t('month'), t('received'), t('open'), t('expected'), t('total')]}
          rows={months.map(({ month, net }) => ({
            key: month,
            cells: [
              dayText(`${month}-01`, 'monthYear', names),
              ...(['received', 'open', 'expected'] as const).map((state) => (
                <Amount key={state} value={of(month, state)} currency={currency} />
              )),
              <Amount key="total" value={net} currency={currency} />,
            ],
          }))}
        />
      }
    >
      <ol className={styles.months} style={{ '--count': months.length } as CSSProperties}>
        <AxisLines most={most} currency={currency} />
        {months.map((month) => (
          <MonthBar
            key={month.month}
            month={month}
            blocks={(byMonth.get(month.month) ?? []).toSorted(inOrder)}
            most={most}
            currency={currency}
            isNow={today.startsWith(month.month)}
          />
        ))}
      </ol>
    </ChartFigure>
  );
}

/** Round amounts across the bars. */
function AxisLines({ most, currency }: { most: number; currency: string }) {
  const ticks = niceTicks(0, most, 3).filter((tick) => tick > 0);
  const texts = axisNumbers(ticks, useAxisWords(), styleOf(currency));
  return (
    <li className={styles.lines} aria-hidden="true">
      {ticks.map((tick, n) => (
        <i key={tick} style={{ '--part': tick / most } as CSSProperties}>
          {texts[n]}
        </i>
      ))}
    </li>
  );
}

type BarProps = {
  month: Month;
  blocks: readonly PaymentOutput[];
  most: number;
  currency: string;
  isNow: boolean;
};

/** Blocks at least so large a part of the highest bar have room for a name. */
const namedFrom = 0.085;

function MonthBar({ month: { month, net, is_about }, blocks, most, currency, isNow }: BarProps) {
  const t = useTranslations('income.chart.of');
  const names = useCalendarNames();
  const short = names.monthsShort.split(' ')[Number(month.slice(5)) - 1];
  const isEmpty = Number(net) === 0;
  return (
    <li className={styles.month}>
      <div className={styles.stack}>
        {!isEmpty && (
          <b className={styles.sum}>
            {is_about && <span className={styles.about}>≈ </span>}
            <Amount value={net} currency={currency} bare decimals={0} />
          </b>
        )}
        {blocks.toReversed().map((block) => (
          <span
            key={`${block.id} ${block.day}`}
            className={classNames(styles.block, styles[block.state], styles[block.kind])}
            style={{ '--part': Number(block.net) / most } as CSSProperties}
            title={`${block.title} · ${dayText(block.day, 'short', names)}\n${block.is_about ? '≈ ' : ''}${formatAmount(block.net, currency)} · ${t(block.state)}`}
          >
            {Number(block.net) / most >= namedFrom && (
              <span>{block.of === 'deposit' ? '' : block.ticker}</span>
            )}
          </span>
        ))}
      </div>
      <span className={classNames(styles.name, isNow && styles.now)}>{short}</span>
    </li>
  );
}

function IncomeLegend() {
  const t = useTranslations('income.legend');
  const items = [
    ['dividends', classNames(styles.received, styles.dividend)],
    ['interest', classNames(styles.received, styles.interest)],
    ['open', styles.open],
    ['expected', styles.expected],
  ] as const;
  return (
    <ul className={styles.legend}>
      {items.map(([key, look]) => (
        <li key={key}>
          <i className={classNames(styles.block, look)} /> {t(key)}
        </li>
      ))}
    </ul>
  );
}
