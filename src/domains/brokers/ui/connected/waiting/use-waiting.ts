import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useLoaded } from '../../../../../design-system/loading/use-loaded.ts';
import { confirm } from '../../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../../foundation/call-api.ts';
import type { CallArguments } from '../../../../../foundation/contract.ts';
import type { IntegrationOutput } from '../../../contract.ts';
import { answerWaitingRows, listWaitingRows } from '../../../open-questions-contract.ts';
import type { ShownWaiting } from './waiting-questions.ts';

type Said = CallArguments<typeof answerWaitingRows>['body'];

/** The rows, and of which connection. */
type Known = { id: string; rows: readonly ShownWaiting[] };

/** Rows said at once: the call takes no more. */
const atOnce = 500;

/** The rows of a connection that wait, read while somebody looks at them, and what is said of them. */
export function useWaiting({ id, waiting }: IntegrationOutput, isOpen: boolean) {
  const t = useTranslations('connected.waiting');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();

  // Read again when a synchronisation brought others: their number tells that.
  const asked = isOpen ? `${id} ${waiting} ${locale}` : null;
  const { shown, kept, reload, replace } = useLoaded<Known>(asked, async (signal) => ({
    id,
    rows: (await callApi(listWaitingRows, { params: { id } }, locale, signal)).data,
  }));
  // Those known before stay in sight, with what somebody has filled in.
  const rows = kept?.value.id === id ? kept.value.rows : undefined;

  async function say(question: string, body: Said, done: (left: number) => string): Promise<void> {
    setBusy(question);
    try {
      const { data } = await callApi(answerWaitingRows, { params: { id }, body }, locale);
      replace({ id, rows: data });
      toast.success(done(data.length));
      await revalidate();
    } catch (fault) {
      toast.error(failureText(fault));
    }
    setBusy(undefined);
  }
  const recorded = (left: number) => {
    const count = (rows?.length ?? 0) - left;
    return count > 0 ? t('recorded', { count }) : t('taken');
  };
  return {
    rows,
    failure: shown.state === 'failed' ? shown.failure : undefined,
    busy,
    load: reload,
    answer: (question: string, body: Said) => void say(question, body, recorded),
    /** Asked first, because nothing brings them back. */
    skip: async (question: string, which: readonly ShownWaiting[]) => {
      const isMeant = await confirm({
        title: t('skipQuestion', { count: which.length }),
        effect: t('skipEffect'),
        confirmLabel: t('skip', { count: which.length }),
      });
      if (!isMeant) return;
      const body = { rows: which.slice(0, atOnce).map(({ key }) => ({ key, skip: true })) };
      await say(question, body, () => t('skipped'));
    },
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
