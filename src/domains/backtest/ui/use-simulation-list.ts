import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { deleteSimulation } from '../contract.ts';
import { analyze } from './analyzer.ts';
import type { OnNews } from './on-news.ts';
import { shortId } from './simulation-list.tsx';
import type { SimulationSummary } from './simulation-types.ts';

/** The earlier simulations of a portfolio, kept fresh while one of them runs. */
export function useSimulationList(portfolioId: string, isShown: boolean, onNews: OnNews) {
  const t = useTranslations('backtest.list');
  const locale = useLocale();
  const { shown, reload, refresh, replace } = useLoaded(
    `${portfolioId} ${locale}`,
    async (signal) => {
      const asked = { portfolio_id: portfolioId };
      return (await analyze('fetch-portfolio-history-simulations', asked, locale, signal)).data;
    },
    { shortest: shortestLoading },
  );
  const list = shown.state === 'ready' ? shown.value : undefined;
  const underWay = list?.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  useEffect(() => {
    if (!isShown || !underWay) return;
    return onNews(refresh);
  }, [isShown, underWay, onNews, refresh]);

  const remove = async (simulation: SimulationSummary) => {
    const id = shortId(simulation.id);
    const sure = await confirm({
      title: t('deleteTitle', { id }),
      effect: t('deleteEffect'),
      confirmLabel: t('deleteConfirm'),
      danger: true,
    });
    if (!sure) return;
    try {
      await callApi(deleteSimulation, { params: { id: simulation.id } }, locale);
      toast.success(t('deleted'));
      if (list) replace(list.filter((one) => one.id !== simulation.id));
    } catch {
      toast.error(t('deleteFailed'));
    }
  };
  return { shown, reload, remove };
}
