import { useCallback, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { ApiFailure, callApi } from '../../../../foundation/call-api.ts';
import { readSweep, startSweep } from '../../contract.ts';
import type { OnNews } from '../on-news.ts';
import type { Sweep } from '../simulation-types.ts';

const checkEvery = 5_000;

export type SweepState = { state: 'loading' | 'none' | 'failed' } | { state: 'ready'; sweep: Sweep };

/** The comparison of settings of one strategy: what there is of it, and how to begin it. */
export function useSweep(simulationId: string, slot: number, onNews: OnNews) {
  const locale = useLocale();
  const [shown, setShown] = useState<SweepState>({ state: 'loading' });
  const [starting, setStarting] = useState(false);
  const read = useCallback(async () => {
    try {
      const { data } = await callApi(
        readSweep,
        { params: { id: simulationId }, query: { slot: String(slot) } },
        locale,
      );
      setShown({ state: 'ready', sweep: data });
    } catch (error) {
      const none = error instanceof ApiFailure && error.status === 404;
      setShown((before) =>
        none ? { state: 'none' } : before.state === 'ready' ? before : { state: 'failed' },
      );
    }
  }, [simulationId, slot, locale]);
  const status = shown.state === 'ready' ? shown.sweep.status : undefined;
  const underWay = status === 'queued' || status === 'running';
  useEffect(() => void read(), [read]);
  useEffect(() => {
    if (!underWay) return;
    const timer = setInterval(() => void read(), checkEvery);
    const stop = onNews(() => void read());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [underWay, read, onNews]);
  /** Says whether it began. */
  const start = async (): Promise<boolean> => {
    setStarting(true);
    try {
      const { data } = await callApi(startSweep, { params: { id: simulationId }, body: { slot } }, locale);
      setShown({ state: 'ready', sweep: data });
      return true;
    } catch {
      return false;
    } finally {
      setStarting(false);
    }
  };
  return { shown, starting, start, read };
}
