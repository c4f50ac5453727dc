import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { Gain, Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';

type Props = { report: ReportOf<'properties'> };
type Row = Props['report']['figures']['rows'][number];

export function PropertiesHead({ report: { figures } }: Props) {
  const t = useTranslations('reports.property');
  return (
    <FigureList layout="strip">
      <Figure label={t('value')}>
        <Money value={figures.value} />
      </Figure>
      <Figure label={t('owed')}>
        <Money value={figures.owed} />
      </Figure>
      <Figure label={t('equity')}>
        <Money value={figures.equity} />
      </Figure>
      <Figure label={t('netYield')}>
        <Percent value={figures.net_yield} />
      </Figure>
    </FigureList>
  );
}

/** What each property is worth, owes and brings. */
export function PropertiesView({ report: { figures } }: Props) {
  const t = useTranslations('reports');
  const to = usePath();
  const names = useCalendarNames();
  const column = useColumns<Row>();
  const total = (value: string | null) => <Money value={value} bare />;
  return (
    <ReportTable
      title={t('property.byProperty')}
      note={t('property.today', { day: dayText(figures.to, 'short', names) })}
      action={
        <TextLink tone="muted" to={to('properties')} data-print="hide">
          {t('links.properties')}
        </TextLink>
      }
      rows={figures.rows}
      rowKey={({ id }) => id}
      none={t('state.noProperties')}
      totalLabel={t('property.together')}
      columns={[
        {
          key: 'name',
          header: t('property.property'),
          mobile: 'title',
          cell: ({ id, name }) => (
            <TextLink to={`${to('properties')}?property=${encodeURIComponent(id)}`}>{name}</TextLink>
          ),
          text: ({ name }) => name,
        },
        column.money('value', t('property.value'), ({ value }) => value, {
          main: true,
          mobile: 'value',
          total: total(figures.value),
        }),
        column.money('owed', t('property.owed'), ({ owed }) => owed, { total: total(figures.owed) }),
        column.money('equity', t('property.equity'), ({ equity }) => equity, {
          total: total(figures.equity),
          mobile: 'sub',
        }),
        column.gain('gain', t('property.gain'), ({ gain }) => gain, {
          total: <Gain value={figures.gain} bare />,
          mobile: 'change',
        }),
        column.money('rent', t('property.netRent'), ({ year }) => year?.net ?? null, {
          total: total(figures.net_rent),
        }),
        column.percent('yield', t('property.netYield'), (row) => row.net_yield, {
          total: <Percent value={figures.net_yield} />,
        }),
      ]}
    />
  );
}
