import { useCallback, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { deleteSimulation } from '../contract.ts';
import { analyze } from './analyzer.ts';
import type { OnNews } from './on-news.ts';
import { shortId } from './simulation-list.tsx';
import type { SimulationSummary } from './simulation-types.ts';
import { useLoaded } from './use-loaded.ts';

/** The earlier simulations of a portfolio, kept fresh while one of them runs. */
export function useSimulationList(portfolioId: string, isShown: boolean, onNews: OnNews) {
  const t = useTranslations('backtest.list');
  const locale = useLocale();
  const load = useCallback(
    () =>
      analyze('fetch-portfolio-history-simulations', { portfolio_id: portfolioId }, locale).then(
        ({ data }) => data,
      ),
    [portfolioId, locale],
  );
  const { shown, reload, replace } = useLoaded(load);
  const list = shown.state === 'ready' ? shown.value : undefined;
  const underWay = list?.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  useEffect(() => {
    if (!isShown || !underWay) return;
    return onNews(() => void load().then(replace, () => {}));
  }, [isShown, underWay, onNews, load, replace]);

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
