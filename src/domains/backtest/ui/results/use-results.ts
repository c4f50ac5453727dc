import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { analyze } from '../analyzer.ts';

type Ids = { simulationId: string; jobId: string };

/** One simulation with its results, and how to let it be put into words. */
export function useResults(portfolioId: string, ids: Ids | undefined) {
  const t = useTranslations('backtest.dialog');
  const locale = useLocale();
  const [interpreting, setInterpreting] = useState(false);
  const simulationId = ids?.simulationId;
  const { shown, reload, replace } = useLoaded(
    simulationId ? `${portfolioId} ${simulationId} ${locale}` : null,
    (signal) => {
      const asked = { portfolio_id: portfolioId, simulation_id: simulationId ?? '' };
      return analyze('fetch-single-portfolio-history-simulation', asked, locale, signal);
    },
    { shortest: shortestLoading },
  );
  const simulation = shown.state === 'ready' ? shown.value : undefined;
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
