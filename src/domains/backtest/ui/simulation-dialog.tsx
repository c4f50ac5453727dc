import { useEffect, useReducer, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Stepper } from '../../../design-system/layout/stepper.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import { simulationForm } from '../contract.ts';
import { useDraft } from './form/use-draft.ts';
import type { OnNews } from './on-news.ts';
import type { SimulationOf } from './open-simulation.ts';
import { useResults } from './results/use-results.ts';
import { useRun } from './running/use-run.ts';
import styles from './simulation-dialog.module.css';
import { nextView, stepOf } from './simulation-flow.ts';
import { SimulationFooter } from './simulation-footer.tsx';
import { SimulationScreen } from './simulation-screen.tsx';
import { useSimulationList } from './use-simulation-list.ts';
import { useWords } from './use-words.ts';

type Props = ModalProps<void> & SimulationOf & { onNews: OnNews };

/** "Simulate portfolio history": earlier simulations, the form, a run under way, its results. */
export function SimulationDialog({ open, onClose, portfolioId, portfolioName, onNews }: Props) {
  const t = useTranslations('backtest.dialog');
  const words = useWords();
  const failureText = useFailureText();
  const locale = useLocale();
  const [view, step] = useReducer(nextView, { at: 'list' });
  const screen = useRef<HTMLDivElement>(null);

  const list = useSimulationList(portfolioId, view.at === 'list', onNews);
  const form = useLoaded(
    `${portfolioId} ${locale}`,
    async (signal) => (await callApi(simulationForm, { params: { id: portfolioId } }, locale, signal)).data,
    { shortest: shortestLoading },
  );
  const draft = useDraft({
    portfolioId,
    form: form.shown.state === 'ready' ? form.shown.value : undefined,
    onStarted: ({ job_id: jobId, simulation_id: simulationId }, { start: from, end: to, benchmark }) =>
      step({ do: 'started', jobId, simulationId, about: { from, to, benchmark } }),
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) return toast.error(t('failedToStart'));
      const [key] = error.errors.portfolio_id ?? [];
      if (key) return toast.error(words.failure(key, valuesOf(error, 'portfolio_id')));
      toast.error(error.status === 0 ? failureText(error) : t('failedToStart'));
    },
  });
  const run = useRun({
    portfolioId,
    jobId: view.at === 'running' ? view.jobId : undefined,
    onNews,
    onEnd: ({ status }) => step(status === 'cancelled' ? { do: 'cancelled' } : { do: 'finished' }),
  });
  const results = useResults(portfolioId, view.at === 'results' ? view : undefined);
  const back = () => {
    list.reload();
    step({ do: 'back' });
  };

  // A new screen begins at its top; a refused form at its first mistake.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen changes
  useEffect(() => void screen.current?.parentElement?.scrollTo(0, 0), [view.at]);
  useEffect(() => {
    if (draft.attempts > 0) screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [draft.attempts]);

  const at = stepOf(view);
  const hasList = list.shown.state === 'ready' && list.shown.value.length > 0;
  const steps = [t('steps.form'), t('steps.running'), t('steps.results')];
  const record = results.simulation?.data;
  const asked = view.at === 'running' || view.at === 'results' ? view.about : undefined;
  // Once it is done the days are those of the sessions.
  const days = record ? { ...asked, from: record.date_start, to: record.date_end } : asked;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="lg"
      title={t('title')}
      description={
        days
          ? t('aboutRun', {
              portfolio: portfolioName,
              from: words.day(days.from),
              to: words.day(days.to),
              benchmark: days.benchmark ?? '',
            })
          : t('about', { portfolio: portfolioName })
      }
      aside={at === undefined ? <span /> : <Stepper steps={steps} current={at} />}
      keepOnOutsideClick={view.at === 'form' || view.at === 'running'}
      footer={
        // An empty list has its own button.
        view.at === 'list' && !hasList ? undefined : (
          <SimulationFooter
            view={view}
            step={step}
            portfolioId={portfolioId}
            draft={draft}
            run={run}
            results={results}
            form={form.shown}
            onBack={back}
          />
        )
      }
    >
      <div ref={screen} className={styles.screen}>
        <SimulationScreen
          view={view}
          step={step}
          list={list}
          form={form}
          draft={draft}
          run={run}
          results={results}
          onNews={onNews}
        />
      </div>
    </Dialog>
  );
}

/** The values of a field's words, which stand beside its error as `<field>.<name>`. */
function valuesOf({ params }: ApiFailure, field: string): Record<string, string> {
  const prefix = `${field}.`;
  const own = Object.entries(params).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
