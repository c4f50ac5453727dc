import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';
import { useMoreRows } from '../frame/use-more-rows.tsx';
import { type Held, heldRows } from './held-rows.ts';

type Props = { report: ReportOf<'transactions'> };
type Figures = Props['report']['figures'];

/** What was held, what happened, what is held: as a bank writes it. */
export function StatementView({ report: { figures } }: Props) {
  return (
    <>
      <Standing which="opening" day={figures.from} rows={heldRows(figures.opening)} />
      <Rows figures={figures} />
      <Standing which="closing" day={figures.to} rows={heldRows(figures.closing)} />
    </>
  );
}

type StandingProps = { which: 'opening' | 'closing'; day: string; rows: readonly Held[] };

function Standing({ which, day, rows }: StandingProps) {
  const t = useTranslations('reports.statement');
  const names = useCalendarNames();
  const column = useColumns<Held>();
  return (
    <ReportTable
      title={t(which, { day: dayText(day, 'short', names) })}
      rows={rows}
      rowKey={({ key }) => key}
      none={t('nothingHeld')}
      columns={[
        column.name(
          'asset',
          t('asset'),
          (row) => row,
          (row) => t('cash', { currency: row.currency?.toUpperCase() ?? '' }),
        ),
        column.text('portfolio', t('portfolio'), ({ portfolio }) => portfolio ?? '', { mobile: 'sub' }),
        column.units('units', t('units'), ({ units }) => units, { mobile: 'change' }),
        {
          ...column.money('cost', t('cost'), ({ cost }) => cost),
          // Cash has cost nothing but itself.
          cell: ({ cost, currency }) => currency === null && <Money value={cost} bare />,
        },
        column.money('value', t('value'), ({ value }) => value, { main: true, mobile: 'value' }),
      ]}
    />
  );
}

function Rows({ figures }: { figures: Figures }) {
  const t = useTranslations('reports');
  const types = useTranslations('transactions.types');
  const to = usePath();
  const column = useColumns<Figures['rows'][number]>();
  const { rows, footer } = useMoreRows(figures.rows, figures.rows_total, (report) =>
    report.kind === 'transactions' ? report.figures.rows : [],
  );
  const own = (key: 'amount' | 'fee' | 'tax', mobile?: 'value') => ({
    key,
    header: t(`statement.${key}`),
    mobile,
    cell: (row: Figures['rows'][number]) => <Amount value={row[key]} currency={row.currency.toUpperCase()} />,
    decimal: (row: Figures['rows'][number]) => row[key],
  });
  return (
    <ReportTable
      title={t('statement.rows')}
      action={
        <TextLink tone="muted" to={to('transactions')} data-print="hide">
          {t('links.transactions')}
        </TextLink>
      }
      rows={rows}
      rowKey={({ id }) => id}
      none={t('statement.none')}
      footer={footer}
      columns={[
        column.day('day', t('statement.day'), ({ day }) => day, { mobile: 'sub' }),
        column.text('type', t('statement.type'), ({ type }) => types(type), { mobile: 'change' }),
        column.name(
          'asset',
          t('statement.asset'),
          (row) => row,
          (row) => t('statement.cash', { currency: row.currency.toUpperCase() }),
        ),
        column.text('portfolio', t('statement.portfolio'), ({ portfolio }) => portfolio),
        column.units('units', t('statement.units'), ({ units }) => units),
        {
          key: 'price',
          header: t('statement.price'),
          cell: ({ price, currency }) =>
            price === null ? null : <Amount value={price} currency={currency.toUpperCase()} />,
          decimal: ({ price }) => price,
        },
        own('amount', 'value'),
        own('fee'),
        own('tax'),
        column.money('flow', t('statement.flow'), ({ flow }) => flow),
      ]}
    />
  );
}
