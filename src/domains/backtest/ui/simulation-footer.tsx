import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import type { Loaded } from '../../../design-system/loading/answer.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { addressOf, callApi } from '../../../foundation/call-api.ts';
import { cancelSimulation, simulationCsv } from '../contract.ts';
import { analyze } from './analyzer.ts';
import { BusyButton } from './busy-button.tsx';
import type { Problem } from './form/check-draft.ts';
import type { useDraft } from './form/use-draft.ts';
import type { useResults } from './results/use-results.ts';
import type { useRun } from './running/use-run.ts';
import styles from './simulation-dialog.module.css';
import type { SimulationStep, SimulationView } from './simulation-flow.ts';
import { isFinished, type SimulationForm } from './simulation-types.ts';

type Props = {
  view: SimulationView;
  step: (step: SimulationStep) => void;
  draft: ReturnType<typeof useDraft>;
  run: ReturnType<typeof useRun>;
  results: ReturnType<typeof useResults>;
  form: Loaded<SimulationForm>;
  portfolioId: string;
  onBack: () => void;
};

/** The way back at the left; at the right the one button that goes on: simulate, interpret, or what is being done. */
export function SimulationFooter(props: Props) {
  const { view, step, draft } = props;
  const t = useTranslations('backtest');
  switch (view.at) {
    case 'list':
      return (
        <div className={styles.footer}>
          <Button
            variant="primary"
            icon="plus"
            className={styles.go}
            onClick={() => {
              draft.restart();
              step({ do: 'create' });
            }}
          >
            {t('list.newOne')}
          </Button>
        </div>
      );
    case 'form':
      return <FormFooter {...props} />;
    case 'running':
      return <RunFooter {...props} simulationId={view.simulationId} />;
    case 'results':
      return <ResultsFooter {...props} />;
  }
}

function Back({ onBack }: { onBack: () => void }) {
  const t = useTranslations('backtest.dialog');
  return (
    <Button icon="arrow-left" className={styles.back} onClick={onBack}>
      {t('back')}
    </Button>
  );
}

function FormFooter({ draft, form, onBack }: Props) {
  const t = useTranslations('backtest.dialog');
  const possible = form.state === 'ready' && form.value.assets.length > 0 && form.value.first_start !== null;
  return (
    <div className={styles.footer}>
      <Back onBack={onBack} />
      <WhatToFix problems={draft.problems} />
      <BusyButton
        label={t('simulate')}
        busyLabel={t('starting')}
        busy={draft.sending}
        disabled={!possible}
        onClick={() => void draft.submit()}
      />
    </div>
  );
}

/** The first strategy with something to mend, or the days. */
function WhatToFix({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations('backtest.form');
  const first = problems[0];
  if (!first || first.field === 'strategies') return null;
  const [, slot] = /^strategies\.(\d)\./.exec(first.field) ?? [];
  const count = problems.filter(({ field }) => field.startsWith(`strategies.${slot}.`)).length;
  return (
    <p className={styles.fix}>
      <Icon name="warning" size={18} />
      {slot === undefined ? t('fixDays') : t('fixField', { count, number: Number(slot) + 1 })}
    </p>
  );
}

function RunFooter(props: Props & { simulationId: string }) {
  const { run, draft, onBack, step, portfolioId, simulationId } = props;
  const t = useTranslations('backtest');
  const locale = useLocale();
  const [cancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    try {
      await callApi(cancelSimulation, { params: { id: simulationId } }, locale);
      // A run opened from the list has settings of its own, which the form takes over.
      const ids = { portfolio_id: portfolioId, simulation_id: simulationId };
      draft.repeat(await analyze('fetch-single-portfolio-history-simulation', ids, locale));
      step({ do: 'cancelled' });
    } catch {
      toast.error(t('running.cancelFailed'));
      setCancelling(false);
    }
  };
  return (
    <div className={styles.footer}>
      <Back onBack={onBack} />
      <p className={styles.say}>{t('running.cancelNote')}</p>
      <Button loading={cancelling} onClick={cancel}>
        {t('running.cancel')}
      </Button>
      {!run.timedOut && <BusyButton label={t('dialog.simulate')} busyLabel={t('dialog.simulating')} busy />}
    </div>
  );
}

function ResultsFooter({ results, draft, form, step, onBack }: Props) {
  const t = useTranslations('backtest');
  const { simulation, interpreting, interpret } = results;
  const canExport = form.state === 'ready' && form.value.can_export;
  return (
    <div className={styles.footer}>
      <Back onBack={onBack} />
      {simulation && isFinished(simulation) && (
        <>
          {canExport ? (
            <Button
              icon="download"
              href={addressOf(simulationCsv, { params: { id: simulation.id } })}
              download
            >
              {t('dialog.downloadCsv')}
            </Button>
          ) : (
            <Button icon="download" disabled title={t('dialog.exportNotInPlan')}>
              {t('dialog.downloadCsv')}
            </Button>
          )}
          <BusyButton
            icon="spark"
            label={simulation.data.interpretation ? t('dialog.interpretAgain') : t('dialog.interpret')}
            busyLabel={t('dialog.interpreting')}
            busy={interpreting}
            onClick={() => void interpret()}
          />
        </>
      )}
      {simulation && !isFinished(simulation) && (
        <Button
          variant="primary"
          className={styles.go}
          disabled={form.state !== 'ready'}
          onClick={() => {
            draft.repeat(simulation);
            step({ do: 'create' });
          }}
        >
          {t('results.again')}
        </Button>
      )}
    </div>
  );
}
