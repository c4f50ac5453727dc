import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { tagWords } from '../../remarks/tag-words.ts';
import type { ReportOutput } from '../contract.ts';
import { familyOf, isOtherThanSaved, type ReportView, viewDefinition, viewQuery } from '../report-view.ts';
import type { Choice } from './controls/chosen-pill.tsx';
import { ReportControls } from './controls/report-controls.tsx';
import { usePeriodName } from './controls/use-period-name.ts';
import { DownloadMenu } from './files/download-menu.tsx';
import styles from './frame/report.module.css';
import { type Report, ReportContext, type ReportFrame } from './frame/report-context.ts';
import { ReportNotes } from './frame/report-notes.tsx';
import { reportOnBasis } from './frame/report-on-basis.ts';
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
  /** Those that assets have; null where nobody could say. */
  tags: readonly string[] | null;
  exportable: boolean;
  loading: boolean;
  /** Who shares it, where it is shared. */
  owner: string;
  /** The address that prints it. */
  printTo: string;
  /** The plan has no files. */
  onUpgrade: () => void;
  actions: ReportActions;
  onChange: (changes: Partial<ReportView>) => void;
  onReset: () => void;
  onRetry: () => void;
};

/** One report: what it is of, its headline, and its parts. */
export function ReportPage(props: Props) {
  const { view, refusal, today, choices, tags, loading, onChange } = props;
  const report = props.report && reportOnBasis(props.report);
  const t = useTranslations('reports');
  const errorText = useErrorText();
  const frame = useFrame(props);
  const isOfGone = refusal === 'reportPortfoliosError' || refusal === 'reportPropertiesError';
  // A tag that was deleted, or taken off everything, leaves nothing to report of.
  const isOfTag = (name: string) => name.toLowerCase() === view.tag?.toLowerCase();
  const goneTag = tags === null || tags.some(isOfTag) ? null : view.tag;
  const isEmpty = report !== null && (goneTag !== null || listedIn(report).length === 0);
  return (
    <ReportContext value={frame}>
      <article
        className={classNames(styles.report, loading && styles.waiting)}
        aria-busy={loading || undefined}
      >
        <Card flush className={styles.headFoot}>
          <Title {...props} />
          <ReportControls view={view} today={today} choices={choices} tags={tags ?? []} onChange={onChange} />
          {report &&
            isEmpty &&
            (goneTag === null ? (
              <Nothing report={report} />
            ) : (
              <NothingTagged tag={goneTag} onChange={onChange} />
            ))}
          {report && !isEmpty && (
            <>
              <ReportNotes report={report} />
              <ReportHead report={report} />
            </>
          )}
          {!report && (
            <div className={styles.state}>
              {refusal && isOfGone ? (
                <Gone {...props} />
              ) : (
                <ErrorState
                  level={3}
                  title={t(refusal ? 'state.refused' : 'state.failed')}
                  text={refusal ? errorText(refusal) : undefined}
                  onRetry={refusal ? undefined : props.onRetry}
                  retrying={loading}
                  actions={refusal && <Button onClick={props.onReset}>{t('state.reset')}</Button>}
                />
              )}
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

function NothingTagged({ tag, onChange }: { tag: string } & Pick<Props, 'onChange'>) {
  const t = useTranslations('remarks.tags');
  return (
    <EmptyState
      title={t('nothing', { name: tag })}
      actions={<Button onClick={() => onChange({ tag: null })}>{t('showAll')}</Button>}
    />
  );
}

/** Something the report is of was removed: others can be chosen. */
function Gone({ view, choices, onChange }: Props) {
  const t = useTranslations('reports.gone');
  const kind = familyOf(view.kind) === 'property' ? 'property' : 'portfolio';
  const left = choices.filter(({ id }) => view.chosen !== 'all' && view.chosen.includes(id));
  return (
    <ErrorState
      level={3}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      actions={
        <>
          {left.length > 0 && (
            <Button variant="primary" onClick={() => onChange({ chosen: left.map(({ id }) => id) })}>
              {t('left', { count: left.length })}
            </Button>
          )}
          <Button onClick={() => onChange({ chosen: 'all' })}>{t(`${kind}.all`)}</Button>
        </>
      }
    />
  );
}

function useFrame({ view, report, currency }: Props): ReportFrame {
  const t = useTranslations('reports.reason');
  const periodName = usePeriodName();
  const period = periodName(report?.period ?? view.period);
  const before = report?.period_before ? periodName(report.period_before) : null;
  const reason = t(report?.reason ? 'noRate' : 'unknown');
  const shown = (report?.currency ?? currency).toUpperCase();
  const basis = (report && 'on_basis' in report && report.on_basis) || null;
  return useMemo(
    () => ({ query: viewQuery(view, currency), currency: shown, reason, period, before, basis }),
    [view, currency, shown, reason, period, before, basis],
  );
}

function Title(props: Props) {
  const { view, saved, currency, today, owner, exportable, report, printTo, actions } = props;
  const t = useTranslations('reports');
  const title = useReportTitle(view);
  const definition = viewDefinition(view, currency);
  const isChanged = saved !== null && isOtherThanSaved(view, currency, saved.definition);
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
        {report && <PaperNote report={report} />}
      </div>
      <div className={styles.actions} data-print="hide">
        {exportable && report && (
          <Button size="sm" icon="printer" to={printTo}>
            {t('controls.print')}
          </Button>
        )}
        {report && (
          <DownloadMenu
            source={saved && !isChanged ? { id: saved.id } : { query: viewQuery(view, currency) }}
            definition={definition}
            title={title}
            exportable={exportable}
            onUpgrade={props.onUpgrade}
          />
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

/** On paper there are no controls: what it is of stands in words. */
function PaperNote({ report }: { report: Report }) {
  const t = useTranslations('reports.controls');
  const names = listedIn(report).map(({ name }) => name);
  const parts = [names.join(', '), report.currency.toUpperCase()];
  if ('tag' in report && report.tag) parts.push(tagWords([report.tag]));
  if ('benchmark' in report && report.benchmark) parts.push(`${t('benchmark')} ${t(report.benchmark.name)}`);
  return <p className={styles.paper}>{parts.join(' · ')}</p>;
}

/** "Your year 2025", "Income, Q2 2025". */
export function useReportTitle({ kind, period }: Pick<ReportView, 'kind' | 'period'>): string {
  const t = useTranslations('reports');
  const periodName = usePeriodName();
  if (kind === 'overview' && /^\d{4}$/.test(period)) return t('yourYear', { year: period });
  if (kind === 'properties') return t('kinds.properties');
  return t('heading', { kind: t(`kinds.${kind}`), period: periodName(period) });
}
