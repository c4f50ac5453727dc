import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { ReportOutput } from '../contract.ts';
import { type ReportView, savedView, viewDefinition, viewSearch } from '../report-view.ts';
import type { Choice } from './controls/chosen-pill.tsx';
import { ReportControls } from './controls/report-controls.tsx';
import { usePeriodName } from './controls/use-period-name.ts';
import styles from './frame/report.module.css';
import { type Report, ReportContext, type ReportFrame } from './frame/report-context.ts';
import { ReportNotes } from './frame/report-notes.tsx';
import { ReportBody, ReportHead } from './report-body.tsx';
import type { ReportActions } from './saved/use-report-actions.ts';
import { ShareButton } from './sharing/share-button.tsx';

type Props = {
  view: ReportView;
  /** Null where it cannot be shown; the key says why it was refused. */
  report: Report | null;
  refusal: string | null;
  saved: ReportOutput | null;
  /** Lower case, as it is asked for. */
  currency: string;
  today: string;
  choices: readonly Choice[];
  exportable: boolean;
  loading: boolean;
  /** Who shares it, where it is shared. */
  owner: string;
  /** The address that prints it. */
  printTo: string;
  actions: ReportActions;
  onChange: (changes: Partial<ReportView>) => void;
  onReset: () => void;
  onRetry: () => void;
};

/** One report: what it is of, its headline, and its parts. */
export function ReportPage(props: Props) {
  const { view, report, refusal, today, choices, loading, onChange } = props;
  const t = useTranslations('reports');
  const errorText = useErrorText();
  const frame = useFrame(props);
  const isEmpty = report !== null && listedIn(report).length === 0;
  return (
    <ReportContext value={frame}>
      <article
        className={classNames(styles.report, loading && styles.waiting)}
        aria-busy={loading || undefined}
      >
        <Card flush className={styles.headFoot}>
          <Title {...props} />
          <ReportControls view={view} today={today} choices={choices} onChange={onChange} />
          {report && isEmpty && <Nothing report={report} />}
          {report && !isEmpty && (
            <>
              <ReportNotes report={report} />
              <ReportHead report={report} />
            </>
          )}
          {!report && (
            <div className={styles.state}>
              <ErrorState
                level={3}
                title={t(refusal ? 'state.refused' : 'state.failed')}
                text={refusal ? errorText(refusal) : undefined}
                onRetry={refusal ? undefined : props.onRetry}
                retrying={loading}
                actions={refusal && <Button onClick={props.onReset}>{t('state.reset')}</Button>}
              />
            </div>
          )}
        </Card>
        {report && !isEmpty && <ReportBody report={report} />}
      </article>
    </ReportContext>
  );
}

/** The portfolios or properties it is of. */
function listedIn(report: Report) {
  return 'properties' in report ? report.properties : report.portfolios;
}

/** Before there is anything to report of. */
function Nothing({ report }: { report: Report }) {
  const t = useTranslations('reports.state');
  const to = usePath();
  const ofProperties = 'properties' in report;
  return (
    <EmptyState
      title={t(ofProperties ? 'noProperties' : 'noPortfolios')}
      text={t(ofProperties ? 'noPropertiesText' : 'noPortfoliosText')}
      actions={
        <Button variant="primary" to={to(ofProperties ? 'properties' : 'portfolios')}>
          {t(ofProperties ? 'addProperty' : 'addPortfolio')}
        </Button>
      }
    />
  );
}

function useFrame({ view, report, currency, exportable }: Props): ReportFrame {
  const t = useTranslations('reports.reason');
  const periodName = usePeriodName();
  const period = periodName(report?.period ?? view.period);
  const before = report?.period_before ? periodName(report.period_before) : null;
  const reason = t(report?.reason ? 'noRate' : 'unknown');
  const shown = (report?.currency ?? currency).toUpperCase();
  return useMemo(
    () => ({ currency: shown, reason, period, before, exportable }),
    [shown, reason, period, before, exportable],
  );
}

function Title({ view, saved, currency, today, owner, exportable, report, printTo, actions }: Props) {
  const t = useTranslations('reports');
  const title = useReportTitle(view);
  const definition = viewDefinition(view, currency);
  const isChanged = saved !== null && viewSearch(view, savedView(saved.definition)) !== '';
  return (
    <div className={styles.head}>
      <div>
        <h2>{saved?.name ?? title}</h2>
        {saved && (
          <p className={styles.faint}>
            {title}
            {isChanged && ` · ${t('saved.changed')}`}
          </p>
        )}
      </div>
      <div className={styles.actions} data-print="hide">
        {exportable && report && (
          <Button size="sm" icon="printer" to={printTo}>
            {t('controls.print')}
          </Button>
        )}
        {definition && saved && isChanged && (
          <Button size="sm" variant="primary" onClick={() => void actions.saveChanges(saved, definition)}>
            {t('saved.saveChanges')}
          </Button>
        )}
        {definition && report && (!saved || isChanged) && (
          <Button size="sm" onClick={() => void actions.save(definition, title)}>
            {t(saved ? 'saved.saveAs' : 'saved.save')}
          </Button>
        )}
        {definition && report && listedIn(report).length > 0 && (
          <ShareButton
            report={isChanged ? null : saved}
            definition={definition}
            name={title}
            today={today}
            owner={owner}
          />
        )}
      </div>
    </div>
  );
}

/** "Your year 2025", "Income, Q2 2025". */
export function useReportTitle({ kind, period }: Pick<ReportView, 'kind' | 'period'>): string {
  const t = useTranslations('reports');
  const periodName = usePeriodName();
  if (kind === 'overview' && /^\d{4}$/.test(period)) return t('yourYear', { year: period });
  if (kind === 'properties') return t('kinds.properties');
  return t('heading', { kind: t(`kinds.${kind}`), period: periodName(period) });
}
