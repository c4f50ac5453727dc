import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { FactsTable } from './facts-table.tsx';
import styles from './indicator-view.module.css';
import { MaybeDay } from './maybe-day.tsx';
import { ReportPeriodSwitch, useReportPeriod } from './report-period.tsx';
import { reportedFigure } from './reported-figure.ts';
import type { Indicators } from './use-indicators.ts';

type Earnings = NonNullable<Indicators['earnings']>;
type Report = Earnings['annual'][number];
type Props = { earnings: Earnings | null; currencyOf: (id: string | null) => string };

export function EarningsView({ earnings, currencyOf }: Props) {
  const t = useTranslations('market.indicators.earnings');
  const [period, setPeriod] = useReportPeriod();
  const reports = earnings?.[period] ?? [];
  const eps = (report: Report, value: string | null, signed = false) => (
    <Amount value={reportedFigure(value)} currency={currencyOf(report.currency_id)} signed={signed} />
  );
  return (
    <div className={styles.view}>
      <ReportPeriodSwitch value={period} onChange={setPeriod} />
      {reports.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {reports.length > 0 && period === 'annual' && (
        <FactsTable
          label={t('label')}
          head={[t('ending'), t('eps')]}
          rows={reports.map((report) => ({
            key: report.fiscal_date_ending,
            cells: [
              <MaybeDay key="ending" day={report.fiscal_date_ending} />,
              eps(report, report.reported_eps),
            ],
          }))}
        />
      )}
      {reports.length > 0 && period === 'quarterly' && (
        <FactsTable
          label={t('label')}
          head={[
            t('ending'),
            t('reported'),
            t('estimated'),
            t('eps'),
            t('surprise'),
            t('surprisePercentage'),
          ]}
          rows={reports.map((report) => ({
            key: report.fiscal_date_ending,
            cells: [
              <MaybeDay key="ending" day={report.fiscal_date_ending} />,
              <MaybeDay key="reported" day={report.reported_date} />,
              eps(report, report.estimated_eps),
              eps(report, report.reported_eps),
              eps(report, report.surprise, true),
              <Percent
                key="percentage"
                value={reportedFigure(report.surprise_percentage)}
                decimals={2}
                signed
              />,
            ],
          }))}
        />
      )}
    </div>
  );
}
