import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import type { CallArguments } from '../../../foundation/contract.ts';
import { changeDocument } from '../contract.ts';
import type { DocumentAnswer } from './document-view.ts';

export type DocumentChange = CallArguments<typeof changeDocument>['body'];

/** A file as the server last told of it, and what is said about it. Each change is checked there at once. */
export function useDocument(loaded: DocumentAnswer, onImported: () => void) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [given, setGiven] = useState(loaded);
  const [answer, setAnswer] = useState(loaded);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState<'checking' | 'importing'>();
  const [failure, setFailure] = useState<string>();
  if (given !== loaded) {
    setGiven(loaded);
    // What is on its way is newer than what a page loads meanwhile.
    if (!busy) {
      setAnswer(loaded);
      setRound(round + 1);
    }
  }

  async function send(body: DocumentChange): Promise<boolean> {
    setFailure(undefined);
    setBusy(body.importAssets ? 'importing' : 'checking');
    try {
      setAnswer(await callApi(changeDocument, { params: { fileName: answer.fileName }, body }, locale));
      setRound((before) => before + 1);
      return true;
    } catch (fault) {
      const isGone = fault instanceof ApiFailure && fault.status === 404;
      const why = isGone ? t('head.gone') : failureText(fault);
      const isNamed =
        fault instanceof ApiFailure && Object.values(fault.errors).flat().includes('importFailed');
      if (body.importAssets) setFailure(isNamed ? '' : why);
      else toast.error(isGone ? why : `${t('ask.failed')}. ${why}`);
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  return {
    answer,
    /** Grows with every answer, so that pages of rows begin anew. */
    round,
    busy,
    failure,
    change: (body: DocumentChange) => send(body),
    /** After something else was recorded: the page first, then the file against what is there now. */
    checkAgain: async () => {
      await revalidate();
      return send({});
    },
    importAll: async () => {
      const isIn = await send({ importAssets: true });
      if (isIn) {
        toast.success(t('done.toast'));
        onImported();
      }
      return isIn;
    },
  };
}

export type DocumentState = ReturnType<typeof useDocument>;
