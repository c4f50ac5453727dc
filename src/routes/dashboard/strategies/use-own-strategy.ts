import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { disconnectStrategy } from '../../../domains/strategies/contract.ts';
import { longestName } from '../../../domains/strategies/own/own-strategy.ts';
import {
  copyStrategy,
  deleteOwnStrategy,
  type OwnStrategyDetail,
  restoreOwnStrategy,
  saveOwnStrategy,
} from '../../../domains/strategies/own-contract.ts';
import { bodyOfDraft, faultsOf, type OwnDraft } from '../../../domains/strategies/ui/own/draft.ts';
import { ApiFailure } from '../../../foundation/call-api.ts';
import type { FieldErrors } from '../../../foundation/failure.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useCall } from '../shell/use-call.ts';

type Options = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  isChanged: boolean;
  onSaved: (saved: OwnStrategyDetail) => void;
};

/** Does something that may fail: of what another tab saved meanwhile the page is told, of anything else its reader. */
function useAttempts() {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<OwnStrategyDetail>();
  async function attempt(work: () => Promise<void>, onRefused?: (errors: FieldErrors) => void) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 409)
        setConflict(failure.current as OwnStrategyDetail);
      else toast.error(failureText(failure));
      if (failure instanceof ApiFailure && failure.status === 422) onRefused?.(failure.errors);
    }
    setBusy(false);
  }
  return { busy, conflict, forget: () => setConflict(undefined), attempt };
}

/** What is wrong with the draft, from the first attempt to save it on; what the server alone knows, until it is changed. */
function useFaults(draft: OwnDraft) {
  const [refused, setRefused] = useState<{ draft: OwnDraft; faults: Record<string, string> }>();
  const isSound = () => {
    const faults = faultsOf(draft);
    setRefused({ draft, faults });
    return Object.keys(faults).length === 0;
  };
  const faults: Record<string, string> = refused
    ? { ...faultsOf(draft), ...(refused.draft === draft && refused.faults) }
    : {};
  const refuse = (errors: FieldErrors) => setRefused({ draft, faults: firstOfEach(errors) });
  return { faults, isSound, refuse, settle: () => setRefused(undefined) };
}

function firstOfEach(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [key]]) => [field, key ?? 'invalid']));
}

/** What is asked before something is lost. */
function useQuestions() {
  const t = useTranslations('ownStrategies');
  return {
    beforeRestoring: (version: number) =>
      confirm({
        title: t('restore.title', { version }),
        body: t('restore.text'),
        danger: true,
        confirmLabel: t('restore.confirm', { version }),
      }),
    beforeRemoving: ({ name, portfolios }: OwnStrategyDetail) =>
      confirm({
        title: t('remove.title', { name }),
        body: t('remove.text'),
        ...(portfolios.length > 0 && { effect: t('remove.effect', { count: portfolios.length }) }),
        danger: true,
        confirmLabel: t('remove.confirm'),
      }),
  };
}

/** What is done to one's own strategy as a whole. */
export function useOwnStrategy({ strategy, draft, isChanged, onSaved }: Options) {
  const t = useTranslations('ownStrategies');
  const call = useCall();
  const to = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { attempt, ...state } = useAttempts();
  const { faults, isSound, refuse, settle: accept } = useFaults(draft);
  const ask = useQuestions();
  const [isLeaving, setLeaving] = useState(false);
  const { id, version, name } = strategy;
  const settle = (saved: OwnStrategyDetail, words: string) => {
    state.forget();
    accept();
    onSaved(saved);
    toast.success(words);
    void revalidate();
  };
  const save = async () => {
    const body = { ...bodyOfDraft(draft), version };
    const { data } = await call(saveOwnStrategy, { params: { id }, body });
    settle(data, t('header.savedToast', { version: data.version }));
  };
  const restore = async (restored: number) => {
    if (isChanged && !(await ask.beforeRestoring(restored))) return;
    const { data } = await call(restoreOwnStrategy, { params: { id }, body: { restored, version } });
    settle(data, t('header.restoredToast', { version: restored }));
  };
  const copy = async () => {
    const copied = t('header.copyName', { name }).slice(0, longestName);
    const { data } = await call(copyStrategy, { body: { from: 'strategy', id, name: copied } });
    toast.success(t('header.copied', { name: copied }));
    await navigate(to('ownStrategy', { id: data.id }));
  };
  const disconnect = async (portfolio: { id: string; name: string }) => {
    await call(disconnectStrategy, { params: { id }, query: { portfolioId: portfolio.id } });
    await revalidate();
  };
  const remove = async () => {
    if (!(await ask.beforeRemoving(strategy))) return;
    setLeaving(true);
    await call(deleteOwnStrategy, { params: { id } });
    await navigate(to('strategies'));
  };
  return {
    ...state,
    faults,
    isLeaving,
    save: async () => {
      if (isSound()) await attempt(save, refuse);
    },
    restore: (restored: number) => attempt(() => restore(restored)),
    copy: () => attempt(copy),
    disconnect: (portfolio: { id: string; name: string }) => attempt(() => disconnect(portfolio)),
    remove: () => attempt(remove).finally(() => setLeaving(false)),
  };
}
export type OwnStrategyWork = ReturnType<typeof useOwnStrategy>;
