import { useReducer } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Stepper } from '../../../design-system/layout/stepper.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { simulationForm } from '../contract.ts';
import { useDraft } from './form/use-draft.ts';
import type { OnNews } from './on-news.ts';
import type { SimulationOf } from './open-simulation.ts';
import { useResults } from './results/use-results.ts';
import { useRun } from './running/use-run.ts';
import styles from './simulation-dialog.module.css';
import { nextView, type SimulationView, stepOf } from './simulation-flow.ts';
import { SimulationFooter } from './simulation-footer.tsx';
import { SimulationScreen } from './simulation-screen.tsx';
import type { Simulation } from './simulation-types.ts';
import { useScreenStart } from './use-screen-start.ts';
import { useSimulationList } from './use-simulation-list.ts';
import { useStartFailure } from './use-start-failure.ts';
import { useWords } from './use-words.ts';

type Props = ModalProps<void> & SimulationOf & { onNews: OnNews };

/** "Simulate portfolio history": earlier simulations, the form, a run under way, its results. */
export function SimulationDialog({ open, onClose, portfolioId, portfolioName, onNews }: Props) {
  const t = useTranslations('backtest.dialog');
  const locale = useLocale();
  const startFailure = useStartFailure();
  const [view, step] = useReducer(nextView, { at: 'list' });

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
    onFailure: (failure) => toast.error(startFailure(failure)),
  });
  const run = useRun({
    portfolioId,
    jobId: view.at === 'running' ? view.jobId : undefined,
    onNews,
    onEnd: ({ status }) => step(status === 'cancelled' ? { do: 'cancelled' } : { do: 'finished' }),
  });
  const results = useResults(portfolioId, view.at === 'results' ? view : undefined);
  const screen = useScreenStart(view.at, draft.attempts);
  const about = useAbout(portfolioName, view, results.simulation);
  const back = () => {
    list.reload();
    step({ do: 'back' });
  };

  const at = stepOf(view);
  const hasList = list.shown.state === 'ready' && list.shown.value.length > 0;
  const steps = [t('steps.form'), t('steps.running'), t('steps.results')];
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="lg"
      title={t('title')}
      description={about}
      aside={at === undefined ? <span /> : <Stepper steps={steps} current={at} />}
      filled={view.at === 'form' && draft.edited}
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

/** What the dialog is about: the portfolio, and the days and benchmark of a run. */
function useAbout(portfolio: string, view: SimulationView, simulation: Simulation | undefined): string {
  const t = useTranslations('backtest.dialog');
  const words = useWords();
  const asked = view.at === 'running' || view.at === 'results' ? view.about : undefined;
  // Once it is done the days are those of the sessions.
  const days = simulation
    ? { ...asked, from: simulation.data.date_start, to: simulation.data.date_end }
    : asked;
  if (!days) return t('about', { portfolio });
  const { from, to, benchmark = '' } = days;
  return t('aboutRun', { portfolio, from: words.day(from), to: words.day(to), benchmark });
}
