import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { MonthBars } from '../charts/month-bars.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';

type Props = { report: ReportOf<'income'> };
type Figures = Props['report']['figures'];
type Amounts = NonNullable<Figures['before']>;

/** What came in without anything being sold. */
export function IncomeView({ report: { figures } }: Props) {
  const t = useTranslations('reports.income');
  const row = (key: string, label: string, of: (amounts: Amounts) => string | null) => ({
    key,
    label,
    now: <Money value={of(figures)} />,
    before: figures.before && <Money value={of(figures.before)} />,
  });
  return (
    <>
      {figures.by_month.length > 1 && (
        <Card>
          <MonthBars
            title={t('byMonth')}
            parts={[
              { key: 'dividends', label: t('dividends'), colour: 'var(--amber)' },
              { key: 'interest', label: t('interest'), colour: 'var(--c2)' },
            ]}
            months={figures.by_month.map(({ month, dividends, interest }) => ({
              month,
              amounts: [dividends.gross, interest.gross],
            }))}
          />
        </Card>
      )}
      <ByAsset figures={figures} />
      {figures.by_year.length > 1 && <ByYear rows={figures.by_year} />}
      <Expected expected={figures.expected} />
      <Comparison
        rows={[
          row('dividends', t('dividendsGross'), ({ dividends }) => dividends.gross),
          row('dividendTax', t('dividendsTax'), ({ dividends }) => dividends.tax),
          row('interest', t('interestGross'), ({ interest }) => interest.gross),
          row('interestTax', t('interestTax'), ({ interest }) => interest.tax),
          row('net', t('net'), ({ net }) => net),
        ]}
      />
    </>
  );
}

/** The headline of the report. */
export function IncomeHead({ report: { figures } }: Props) {
  const t = useTranslations('reports');
  const { percent, reason } = figures.yield_on_cost;
  return (
    <FigureList layout="strip">
      <Figure label={t('income.net')}>
        <Money value={figures.net} />
      </Figure>
      <Figure label={t('income.dividends')} note={t('income.gross')}>
        <Money value={figures.dividends.gross} />
      </Figure>
      <Figure label={t('income.interest')} note={t('income.gross')}>
        <Money value={figures.interest.gross} />
      </Figure>
      <Figure label={t('income.yieldOnCost')} sub={t('income.yieldNote')}>
        <Percent value={percent} reason={reason ? t(`reason.${reason}`) : t('reason.unknown')} />
      </Figure>
    </FigureList>
  );
}

function ByAsset({ figures }: { figures: Figures }) {
  const t = useTranslations('reports');
  const to = usePath();
  const column = useColumns<Figures['by_asset'][number]>();
  return (
    <ReportTable
      title={t('income.byAsset')}
      action={
        <TextLink tone="muted" to={to('transactions')} data-print="hide">
          {t('links.transactions')}
        </TextLink>
      }
      rows={figures.by_asset}
      rowKey={({ instrument_id }) => instrument_id ?? 'account'}
      none={t('income.none')}
      totalLabel={t('income.total')}
      columns={[
        column.name('asset', t('income.asset'), (row) => row, t('income.account')),
        column.money('dividends', t('income.dividends'), ({ dividends }) => dividends.gross, {
          total: <Money value={figures.dividends.gross} bare />,
        }),
        column.money('dividendTax', t('income.dividendsTax'), ({ dividends }) => dividends.tax, {
          total: <Money value={figures.dividends.tax} bare />,
        }),
        column.money('interest', t('income.interest'), ({ interest }) => interest.gross, {
          total: <Money value={figures.interest.gross} bare />,
        }),
        column.money('interestTax', t('income.interestTax'), ({ interest }) => interest.tax, {
          total: <Money value={figures.interest.tax} bare />,
        }),
        column.money('net', t('income.netShort'), ({ net }) => net, {
          main: true,
          mobile: 'value',
          total: <Money value={figures.net} bare />,
        }),
        column.percent('yield', t('income.yieldOnCost'), (row) => row.yield_on_cost, { mobile: 'change' }),
      ]}
    />
  );
}

function ByYear({ rows }: { rows: Figures['by_year'] }) {
  const t = useTranslations('reports.income');
  const column = useColumns<Figures['by_year'][number]>();
  return (
    <ReportTable
      title={t('byYear')}
      rows={rows}
      rowKey={({ year }) => year}
      none={t('none')}
      columns={[
        column.text('year', t('year'), ({ year }) => year, { mobile: 'title' }),
        column.money('dividends', t('dividends'), ({ dividends }) => dividends.gross),
        column.money('interest', t('interest'), ({ interest }) => interest.gross),
        column.money('net', t('netShort'), ({ net }) => net, { main: true, mobile: 'value' }),
      ]}
    />
  );
}

/** When the money comes, or what is known of it. */
const dayOf = ({ day, paid_on }: Figures['expected']['payments'][number]) => paid_on ?? day;

function Expected({ expected }: { expected: Figures['expected'] }) {
  const t = useTranslations('reports.income');
  const reason = useTranslations('reports.reason')('nothing-announced');
  const names = useCalendarNames();
  const column = useColumns<Figures['expected']['payments'][number]>();
  return (
    <ReportTable
      title={t('expected')}
      note={t('expectedNote', { day: dayText(expected.until, 'short', names) })}
      rows={expected.payments.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))}
      rowKey={({ id }) => id}
      none={reason}
      totalLabel={t('total')}
      columns={[
        column.name('asset', t('asset'), (row) => row, ''),
        column.day('day', t('day'), dayOf, { mobile: 'sub' }),
        column.text('payment', t('payment'), ({ kind }) => t(`kinds.${kind}`), { mobile: 'change' }),
        column.money('amount', t('amount'), ({ amount }) => amount, {
          main: true,
          mobile: 'value',
          total: <Money value={expected.amount} bare />,
        }),
      ]}
    />
  );
}
