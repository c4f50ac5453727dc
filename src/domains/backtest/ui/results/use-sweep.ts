import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { readSweep, startSweep } from '../../contract.ts';
import type { OnNews } from '../on-news.ts';
import type { Sweep } from '../simulation-types.ts';

const checkEvery = 5_000;

/** The comparison of settings of one strategy: what there is of it (null: none yet), and how to begin it. */
export function useSweep(simulationId: string, slot: number, onNews: OnNews) {
  const locale = useLocale();
  const [starting, setStarting] = useState(false);
  const params = { id: simulationId };
  const load = async (signal: AbortSignal): Promise<Sweep | null> => {
    try {
      return (await callApi(readSweep, { params, query: { slot: String(slot) } }, locale, signal)).data;
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  };
  const { shown, reload, refresh, replace } = useLoaded(`${simulationId} ${slot} ${locale}`, load);
  const status = shown.state === 'ready' ? shown.value?.status : undefined;
  const underWay = status === 'queued' || status === 'running';
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(refresh, checkEvery);
    const stop = onNews(refresh);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [underWay, refresh, onNews]);
  /** Says whether it began. */
  const start = async (): Promise<boolean> => {
    setStarting(true);
    try {
      replace((await callApi(startSweep, { params, body: { slot } }, locale)).data);
      return true;
    } catch {
      return false;
    } finally {
      setStarting(false);
    }
  };
  return { shown, starting, start, reload };
}
