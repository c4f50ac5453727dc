import { useTranslations } from 'use-intl';
import type { Loaded } from '../../../design-system/loading/answer.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { SimulationForm } from './form/simulation-form.tsx';
import type { useDraft } from './form/use-draft.ts';
import type { OnNews } from './on-news.ts';
import { EndedState } from './results/ended-state.tsx';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { ResultsView } from './results/results-view.tsx';
import type { useResults } from './results/use-results.ts';
import { RunningView } from './running/running-view.tsx';
import type { useRun } from './running/use-run.ts';
import type { SimulationStep, SimulationView } from './simulation-flow.ts';
import { SimulationList } from './simulation-list.tsx';
import { type SimulationForm as Form, isFinished } from './simulation-types.ts';
import type { useSimulationList } from './use-simulation-list.ts';

type Props = {
  view: SimulationView;
  step: (step: SimulationStep) => void;
  list: ReturnType<typeof useSimulationList>;
  form: { shown: Loaded<Form>; reload: () => void };
  draft: ReturnType<typeof useDraft>;
  run: ReturnType<typeof useRun>;
  results: ReturnType<typeof useResults>;
  onNews: OnNews;
};

/** What the dialog shows where one is. */
export function SimulationScreen(props: Props) {
  const { view, step, list, form, draft, run, results, onNews } = props;
  const t = useTranslations('backtest');
  const known = form.shown.state === 'ready' ? form.shown.value : undefined;
  switch (view.at) {
    case 'list':
      return (
        <SimulationList
          shown={list.shown}
          onRetry={list.reload}
          onCreate={() => step({ do: 'create' })}
          onOpen={({ id, job_id: jobId, status, data }) => {
            const about = { from: data.date_start, to: data.date_end, benchmark: data.benchmark };
            step({ do: 'opened', simulationId: id, jobId, status, about });
          }}
          onDelete={(simulation) => void list.remove(simulation)}
        />
      );
    case 'form':
      if (form.shown.state === 'failed')
        return <ErrorState failure={form.shown.failure} title={t('form.failed')} onRetry={form.reload} />;
      if (!known || !draft.draft) return <FormSkeleton />;
      return (
        <SimulationForm form={known} draft={draft.draft} problems={draft.problems} onChange={draft.change} />
      );
    case 'running':
      return (
        <RunningView
          status={run.status}
          timedOut={run.timedOut}
          unchecked={run.unchecked}
          currency={known?.portfolio.currency ?? 'PLN'}
        />
      );
    case 'results': {
      if (results.shown.state === 'failed')
        return (
          <ErrorState failure={results.shown.failure} title={t('results.failed')} onRetry={results.reload} />
        );
      if (!results.simulation) return <ResultsSkeleton />;
      if (!isFinished(results.simulation)) return <EndedState simulation={results.simulation} />;
      return <ResultsView results={results.simulation} interpreting={results.interpreting} onNews={onNews} />;
    }
  }
}
