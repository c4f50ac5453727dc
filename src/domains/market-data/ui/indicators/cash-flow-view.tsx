import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { cashFlowLines } from './cash-flow-lines.ts';
import styles from './cash-flow-view.module.css';
import view from './indicator-view.module.css';
import { ReportPeriodSwitch, useReportPeriod } from './report-period.tsx';
import { reportedFigure } from './reported-figure.ts';
import type { Indicators } from './use-indicators.ts';

type CashFlow = NonNullable<Indicators['cash_flow']>;
type Report = CashFlow['annual'][number];
type Props = { cashFlow: CashFlow | null; currencyOf: (id: string | null) => string };

/** Statements, newest first; one at a time shows all of its lines. */
export function CashFlowView({ cashFlow, currencyOf }: Props) {
  const t = useTranslations('market.indicators.cashFlow');
  const [period, setPeriod] = useReportPeriod();
  const [open, setOpen] = useState<string>();
  const reports = cashFlow?.[period] ?? [];
  return (
    <div className={view.view}>
      <ReportPeriodSwitch
        value={period}
        onChange={(next) => {
          setPeriod(next);
          setOpen(undefined);
        }}
      />
      {reports.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div>
          <p className={styles.head} aria-hidden="true">
            <span>{t('ending')}</span>
            <span>{t('operating')}</span>
          </p>
          <ul aria-label={t('label')}>
            {reports.map((report) => (
              <Statement
                key={report.fiscal_date_ending}
                report={report}
                currency={currencyOf(report.currency_id)}
                open={open === report.fiscal_date_ending}
                onToggle={(wanted) => setOpen(wanted ? report.fiscal_date_ending : undefined)}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type StatementProps = {
  report: Report;
  currency: string;
  open: boolean;
  onToggle: (open: boolean) => void;
};

function Statement({ report, currency, open, onToggle }: StatementProps) {
  const t = useTranslations('market.indicators.cashFlow');
  const id = `cash-flow-${report.fiscal_date_ending}`;
  return (
    <li className={classNames(styles.statement, open && styles.open)}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
      >
        <DayDate day={report.fiscal_date_ending} />
        <b>
          <Amount value={reportedFigure(report.items.operating_cash_flow)} currency={currency} decimals={0} />
        </b>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </button>
      <div id={id} className={styles.lines} hidden={!open}>
        <KeyValueList
          items={cashFlowLines(report.items).map(([key, value]) => ({
            key,
            label: t.has(`items.${key}` as 'items.net_income')
              ? t(`items.${key}` as 'items.net_income')
              : key.replaceAll('_', ' '),
            value: <Amount value={reportedFigure(value)} currency={currency} decimals={0} />,
          }))}
        />
      </div>
    </li>
  );
}
