import { useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { analyze } from '../analyzer.ts';
import { useLoaded } from '../use-loaded.ts';

type Ids = { simulationId: string; jobId: string };

/** One simulation with its results, and how to let it be put into words. */
export function useResults(portfolioId: string, ids: Ids | undefined) {
  const t = useTranslations('backtest.dialog');
  const locale = useLocale();
  const [interpreting, setInterpreting] = useState(false);
  const simulationId = ids?.simulationId;
  const load = useCallback(
    () =>
      analyze(
        'fetch-single-portfolio-history-simulation',
        { portfolio_id: portfolioId, simulation_id: simulationId ?? '' },
        locale,
      ),
    [portfolioId, simulationId, locale],
  );
  const { shown, reload, replace } = useLoaded(simulationId ? load : undefined);
  const simulation = simulationId && shown.state === 'ready' ? shown.value : undefined;
  const interpret = async () => {
    if (!simulation?.statistics_history_id || interpreting) return;
    setInterpreting(true);
    try {
      const written = await analyze(
        'interpret-portfolio-simulation',
        {
          portfolio_id: portfolioId,
          statistics_history_id: simulation.statistics_history_id,
          language: locale === 'pl' ? 'pl' : 'en',
        },
        locale,
      );
      replace({ ...simulation, data: { ...simulation.data, ...written } });
    } catch {
      toast.error(t('failedToInterpret'));
    } finally {
      setInterpreting(false);
    }
  };
  return { shown, reload, simulation, interpreting, interpret };
}
