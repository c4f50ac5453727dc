import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { MonthBars } from '../charts/month-bars.tsx';
import { Comparison } from '../frame/comparison.tsx';
import { Gain, Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';

type Props = { report: ReportOf<'rent'> };
type Row = Props['report']['figures']['by_property'][number];

const lines = [
  ['rent', 'rent'],
  ['rent_tax', 'rentTax'],
  ['costs', 'costs'],
  ['taxes', 'taxes'],
  ['net', 'net'],
  ['interest', 'interest'],
  ['principal', 'principal'],
  ['overpayments', 'overpayments'],
  ['left', 'left'],
] as const;

export function RentHead({ report: { figures } }: Props) {
  const t = useTranslations('reports.property');
  return (
    <FigureList layout="strip">
      <Figure label={t('rent')}>
        <Money value={figures.rent} />
      </Figure>
      <Figure label={t('net')}>
        <Gain value={figures.net} />
      </Figure>
      <Figure label={t('left')}>
        <Gain value={figures.left} />
      </Figure>
    </FigureList>
  );
}

/** What the properties brought in, and what was left of it. */
export function RentView({ report: { figures } }: Props) {
  const t = useTranslations('reports.property');
  return (
    <>
      {figures.by_month.length > 1 && (
        <Card>
          <MonthBars
            title={t('byMonth')}
            parts={[{ key: 'net', label: t('net'), colour: 'var(--amber)' }]}
            months={figures.by_month.map(({ month, net }) => ({ month, amounts: [net] }))}
          />
        </Card>
      )}
      <ByProperty rows={figures.by_property} figures={figures} />
      <Comparison
        rows={lines.map(([key, name]) => ({
          key,
          label: t(name),
          now: <Money value={figures[key]} />,
          before: figures.before && <Money value={figures.before[key]} />,
        }))}
      />
    </>
  );
}

function ByProperty({ rows, figures }: { rows: readonly Row[]; figures: Props['report']['figures'] }) {
  const t = useTranslations('reports');
  const to = usePath();
  const column = useColumns<Row>();
  const places = { rent: 'sub', net: 'change', left: 'value' } as const;
  return (
    <ReportTable
      title={t('property.byProperty')}
      action={
        <TextLink tone="muted" to={to('properties')} data-print="hide">
          {t('links.properties')}
        </TextLink>
      }
      rows={rows}
      rowKey={({ id }) => id}
      none={t('property.none')}
      totalLabel={t('property.together')}
      columns={[
        column.text('name', t('property.property'), ({ name }) => name, { mobile: 'title' }),
        ...lines.map(([key, name]) =>
          column.money(key, t(`property.${name}`), (row) => row[key], {
            total: <Money value={figures[key]} bare />,
            main: key === 'left',
            mobile: key in places ? places[key as keyof typeof places] : undefined,
            hidden: key === 'rent_tax' || key === 'taxes' || key === 'overpayments',
          }),
        ),
      ]}
    />
  );
}
