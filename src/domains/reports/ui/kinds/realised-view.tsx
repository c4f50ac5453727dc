import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../../design-system/figures/figure.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { Comparison } from '../frame/comparison.tsx';
import { Gain, Money } from '../frame/money.tsx';
import type { ReportOf } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';
import { useMoreRows } from '../frame/use-more-rows.tsx';

type Props = { report: ReportOf<'realised'> };
type Figures = Props['report']['figures'];
type Sums = NonNullable<Figures['before']>;

export function RealisedHead({ report: { figures } }: Props) {
  const t = useTranslations('reports.realised');
  return (
    <FigureList layout="strip">
      <Figure label={t('gain')}>
        <Gain value={figures.gain} />
      </Figure>
      <Figure label={t('gains')}>
        <Money value={figures.gains} signed />
      </Figure>
      <Figure label={t('losses')}>
        <Money value={figures.losses} />
      </Figure>
      <Figure label={t('fx')}>
        <Gain value={figures.fx_effect} />
      </Figure>
    </FigureList>
  );
}

/** What sales brought above their cost, lot by lot. */
export function RealisedView({ report: { figures } }: Props) {
  const t = useTranslations('reports.realised');
  const keys = ['proceeds', 'cost', 'gain', 'gains', 'losses', 'fees', 'taxes'] as const;
  const amount = (sums: Sums, key: (typeof keys)[number]) =>
    key === 'gain' ? <Gain value={sums[key]} /> : <Money value={sums[key]} />;
  return (
    <>
      {figures.by_asset.length > 0 && <ByAsset figures={figures} />}
      <Lots figures={figures} />
      <Comparison
        rows={keys.map((key) => ({
          key,
          label: t(key),
          now: amount(figures, key),
          before: figures.before && amount(figures.before, key),
        }))}
      />
    </>
  );
}

function ByAsset({ figures }: { figures: Figures }) {
  const t = useTranslations('reports.realised');
  const column = useColumns<Figures['by_asset'][number]>();
  const total = (value: string | null) => <Money value={value} bare />;
  return (
    <ReportTable
      title={t('byAsset')}
      rows={figures.by_asset}
      rowKey={({ instrument_id }) => instrument_id}
      none={t('none')}
      totalLabel={t('gain')}
      columns={[
        column.name('asset', t('asset'), (row) => row, ''),
        column.money('proceeds', t('proceeds'), (row) => row.proceeds, { total: total(figures.proceeds) }),
        column.money('cost', t('cost'), (row) => row.cost, { total: total(figures.cost) }),
        column.money('fees', t('fees'), (row) => row.fees, { total: total(figures.fees), mobile: 'sub' }),
        column.money('taxes', t('taxes'), (row) => row.taxes, { total: total(figures.taxes) }),
        column.gain('gain', t('gain'), (row) => row.gain, {
          main: true,
          mobile: 'value',
          total: <Gain value={figures.gain} bare />,
        }),
      ]}
    />
  );
}

function Lots({ figures }: { figures: Figures }) {
  const t = useTranslations('reports');
  const to = usePath();
  const column = useColumns<Figures['lots'][number]>();
  const lots = useMoreRows(figures.lots, figures.lots_total, (report) =>
    report.kind === 'realised' ? report.figures.lots : [],
  );
  return (
    <ReportTable
      title={t('realised.lots')}
      note={t('realised.lotsNote')}
      action={
        <TextLink tone="muted" to={to('transactions')} data-print="hide">
          {t('links.transactions')}
        </TextLink>
      }
      rows={lots.rows.map((lot, at) => ({ ...lot, at }))}
      rowKey={({ transaction_id, at }) => `${transaction_id} ${at}`}
      none={t('realised.none')}
      footer={lots.footer}
      columns={[
        column.name('asset', t('realised.asset'), (row) => row, ''),
        column.day('bought', t('realised.bought'), ({ bought }) => bought, {
          none: ({ reason }) => <Unknown reason={t(`reason.${reason ?? 'average-cost'}`)} />,
        }),
        column.day('sold', t('realised.sold'), ({ sold }) => sold, { mobile: 'sub', phoneLabel: true }),
        column.units('days', t('realised.held'), ({ days_held }) =>
          days_held === null ? null : String(days_held),
        ),
        column.units('units', t('realised.units'), ({ units }) => units, { mobile: 'change' }),
        column.money('cost', t('realised.cost'), ({ cost }) => cost),
        column.money('proceeds', t('realised.proceeds'), ({ proceeds }) => proceeds),
        column.money('fee', t('realised.fee'), ({ fee }) => fee),
        column.money('tax', t('realised.tax'), ({ tax }) => tax, { hidden: true }),
        column.gain('gain', t('realised.gain'), ({ gain }) => gain, { main: true, mobile: 'value' }),
      ]}
    />
  );
}
