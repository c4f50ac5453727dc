import { useTranslations } from 'use-intl';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { assetsPath } from '../../../performance/assets-path.ts';
import { SourcesWaterfall } from '../../../performance/ui/portfolio/sources-waterfall.tsx';
import { useNominalMark } from '../../../valuation/ui/basis/use-nominal-mark.ts';
import { EmptyNote } from '../../../valuation/ui/card-note.tsx';
import { ReturnsTable } from '../charts/returns-table.tsx';
import { standingSteps } from '../charts/standing-steps.ts';
import { Comparison } from '../frame/comparison.tsx';
import { Gain } from '../frame/money.tsx';
import styles from '../frame/report.module.css';
import { type ReportOf, useReport } from '../frame/report-context.ts';
import { ReportTable } from '../frame/report-table.tsx';
import { useColumns } from '../frame/use-columns.tsx';
import { useSpanRows } from '../frame/use-span-rows.tsx';
import { HowGood } from './how-good.tsx';

type Props = { report: ReportOf<'overview'> };
type Figures = Props['report']['figures'];

/** What happened to the money, and why. */
export function OverviewView({ report }: Props) {
  const spanRows = useSpanRows();
  const { figures } = report;
  return (
    <>
      <div className={styles.two}>
        <Sources sources={figures.sources} />
        <HowGood report={report} />
      </div>
      <Comparison rows={spanRows(figures, figures.before)} />
      <ReturnsTable
        years={figures.years}
        marked={/^\d{4}$/.test(report.period) ? report.period : undefined}
      />
      <div className={styles.two}>
        <Contributions which="helped" rows={figures.helped} />
        <Contributions which="cost" rows={figures.cost} />
      </div>
      {figures.by_portfolio.length > 1 && <ByPortfolio rows={figures.by_portfolio} />}
    </>
  );
}

function Sources({ sources }: { sources: Figures['sources'] }) {
  const t = useTranslations('reports.overview');
  const words = useTranslations('assets.sources');
  const { currency } = useReport();
  const mark = useNominalMark(currency);
  return (
    <Card
      title={t('sources')}
      action={
        <span className={styles.faint}>
          {currencyUnit(currency)}
          {mark}
        </span>
      }
    >
      {sources ? (
        <SourcesWaterfall steps={standingSteps(sources)} currency={currency} />
      ) : (
        <EmptyNote>{words('unknown')}</EmptyNote>
      )}
    </Card>
  );
}

function Contributions({ which, rows }: { which: 'helped' | 'cost'; rows: Figures['helped'] }) {
  const t = useTranslations('reports');
  const to = usePath();
  return (
    <Card
      title={t(`overview.${which}`)}
      action={
        <TextLink tone="muted" to={to('assets')} data-print="hide">
          {t('links.portfolio')}
        </TextLink>
      }
    >
      {rows.length === 0 && <p className={styles.faint}>{t('overview.nobody')}</p>}
      <ul className={styles.list}>
        {rows.map(({ instrument_id, ticker, title, profit }) => (
          <li key={instrument_id}>
            <AssetName ticker={ticker} name={title} to={to('heldAsset', { id: instrument_id })} />
            <Gain value={profit} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ByPortfolio({ rows }: { rows: Figures['by_portfolio'] }) {
  const t = useTranslations('reports');
  const to = usePath();
  const column = useColumns<Figures['by_portfolio'][number]>();
  return (
    <ReportTable
      title={t('overview.byPortfolio')}
      rows={rows}
      rowKey={({ id }) => id}
      none={t('state.noPortfolios')}
      columns={[
        {
          key: 'name',
          header: t('overview.portfolio'),
          mobile: 'title',
          cell: ({ id, name }) => <TextLink to={assetsPath(to('assets'), id)}>{name}</TextLink>,
          text: ({ name }) => name,
        },
        column.money('start', t('figure.valueStart'), (row) => row.value_start),
        column.money('flows', t('figure.flows'), (row) => row.net_flows),
        column.gain('profit', t('figure.profit'), (row) => row.profit, { mobile: 'change' }),
        column.money('end', t('figure.valueEnd'), (row) => row.value_end, { main: true, mobile: 'value' }),
        column.percent('twr', 'TWR', (row) => row.twr.span_percent, { signed: true }),
      ]}
    />
  );
}
