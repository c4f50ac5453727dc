import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import {
  disconnectIntegration,
  type IntegrationOutput,
  refreshIntegrations,
  restoreIntegration,
  synchroniseIntegration,
} from '../../contract.ts';
import { isConnected, markOfEnd, mustWait } from './connected-view.ts';

/** No synchronisation takes longer; whoever hears nothing until then is not kept waiting. */
const longest = 330_000;

/** What can be done with connections. The list is read again when the server says that something changed. */
export function useIntegrationActions(integrations: readonly IntegrationOutput[]) {
  const t = useTranslations('connected');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const running = useRunning(integrations);
  const [busy, setBusy] = useState<string>();

  async function attempt(one: IntegrationOutput, action: () => Promise<string>): Promise<void> {
    setBusy(one.id);
    try {
      toast.success(await action());
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(undefined);
  }

  async function disconnect(one: IntegrationOutput): Promise<void> {
    const isMeant = await confirm({
      title: t('disconnect.question', { name: one.name }),
      effect: t('disconnect.rows', { count: one.rows }),
      body: t('disconnect.keys'),
      code: one.name,
      codeError: t('disconnect.wrongName'),
      danger: true,
      confirmLabel: t('disconnect.confirm'),
    });
    if (!isMeant) return;
    await attempt(one, async () => {
      await callApi(disconnectIntegration, { params: { id: one.id }, query: { name: one.name } }, locale);
      return t('disconnect.done', { name: one.name });
    });
  }

  return {
    busy,
    isRunning: running.has,
    disconnect: (one: IntegrationOutput) => void disconnect(one),
    restore: (one: IntegrationOutput) =>
      void attempt(one, async () => {
        await callApi(restoreIntegration, { params: { id: one.id } }, locale);
        return t('restore.done', { name: one.name });
      }),
    synchronise: (one: IntegrationOutput) =>
      void attempt(one, async () => {
        running.start([one]);
        try {
          await callApi(synchroniseIntegration, { params: { id: one.id } }, locale);
        } catch (failure) {
          running.stop([one]);
          throw failure;
        }
        return t('actions.synchroniseQueued', { name: one.name });
      }),
    synchroniseAll: async () => {
      const asked = integrations.filter(
        (one) => isConnected(one) && !one.is_read_only && !mustWait(one, new Date()),
      );
      running.start(asked);
      try {
        await callApi(refreshIntegrations, { query: { action: 'refresh-assets' } }, locale);
        toast.success(t('actions.refreshQueued'));
      } catch (failure) {
        // Nobody is told: what was there stays as it is.
        running.stop(asked);
        // biome-ignore lint/suspicious/noConsole: only whoever looks for the cause needs it (rule U-11)
        console.error(failure);
      }
    },
  };
}

export type IntegrationActions = ReturnType<typeof useIntegrationActions>;

/** Which connections were asked for and have not ended since. */
function useRunning(integrations: readonly IntegrationOutput[]) {
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({});
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current) clearTimeout(timer);
    };
  }, []);
  const stop = (ones: readonly IntegrationOutput[]) =>
    setAsked((before) => {
      const gone = new Set(ones.map(({ id }) => id));
      return Object.fromEntries(Object.entries(before).filter(([id]) => !gone.has(id)));
    });
  const start = (ones: readonly IntegrationOutput[]) => {
    setAsked((before) => ({ ...before, ...Object.fromEntries(ones.map((one) => [one.id, markOfEnd(one)])) }));
    timers.current.add(setTimeout(() => stop(ones), longest));
  };
  const marks = new Map(integrations.map((one) => [one.id, markOfEnd(one)]));
  return { start, stop, has: ({ id }: IntegrationOutput) => id in asked && asked[id] === marks.get(id) };
}
