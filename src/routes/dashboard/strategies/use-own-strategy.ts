import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { longestName } from '../../../domains/strategies/own/own-strategy.ts';
import {
  copyStrategy,
  deleteOwnStrategy,
  type OwnStrategyDetail,
  restoreOwnStrategy,
  saveOwnStrategy,
} from '../../../domains/strategies/own-contract.ts';
import { bodyOfDraft, type OwnDraft } from '../../../domains/strategies/ui/own/draft.ts';
import { ApiFailure } from '../../../foundation/call-api.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useCall } from '../shell/use-call.ts';

type Options = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  onSaved: (saved: OwnStrategyDetail) => void;
};

/** Does something that may fail: of what another tab saved meanwhile the page is told, of anything else its reader. */
function useAttempts() {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<OwnStrategyDetail>();
  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 409)
        setConflict(failure.current as OwnStrategyDetail);
      else toast.error(failureText(failure));
    }
    setBusy(false);
  }
  return { busy, conflict, forget: () => setConflict(undefined), attempt };
}

/** What is done to one's own strategy as a whole. */
export function useOwnStrategy({ strategy, draft, onSaved }: Options) {
  const t = useTranslations('ownStrategies');
  const call = useCall();
  const to = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { attempt, ...state } = useAttempts();
  const [isLeaving, setLeaving] = useState(false);
  const { id, version, name } = strategy;
  const settle = (saved: OwnStrategyDetail, words: string) => {
    state.forget();
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
    const { data } = await call(restoreOwnStrategy, { params: { id }, body: { restored, version } });
    settle(data, t('header.restoredToast', { version: restored }));
  };
  const copy = async () => {
    const copied = t('header.copyName', { name }).slice(0, longestName);
    const { data } = await call(copyStrategy, { body: { from: 'strategy', id, name: copied } });
    toast.success(t('header.copied', { name: copied }));
    await navigate(to('ownStrategy', { id: data.id }));
  };
  const remove = async () => {
    const count = strategy.portfolios.length;
    const sure = await confirm({
      title: t('remove.title', { name }),
      body: t('remove.text'),
      ...(count > 0 && { effect: t('remove.effect', { count }) }),
      danger: true,
      confirmLabel: t('remove.confirm'),
    });
    if (!sure) return;
    setLeaving(true);
    await call(deleteOwnStrategy, { params: { id } });
    toast.success(t('header.removed', { name }));
    await navigate(to('strategies'));
  };
  return {
    ...state,
    isLeaving,
    save: () => attempt(save),
    restore: (restored: number) => attempt(() => restore(restored)),
    copy: () => attempt(copy),
    remove: () => attempt(remove).finally(() => setLeaving(false)),
  };
}
export type OwnStrategyWork = ReturnType<typeof useOwnStrategy>;
