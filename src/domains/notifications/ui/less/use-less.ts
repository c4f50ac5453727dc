import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { LessChoice, LessState } from '../../less-contract.ts';

/** What was chosen, and the way back. */
export type Done = { choice: LessChoice; undo: string };

/** What was chosen on the page, or before it was drawn, and the way back. Nothing is sent before a click. */
export function useLess(token: string, less: LessState, before: Done | null) {
  const locale = useLocale();
  const textOf = useFailureText();
  const [state, setState] = useState(less);
  const [done, setDone] = useState(before);
  const [undone, setUndone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(textOf(error));
    }
    setBusy(false);
  };
  const params = { token };
  return {
    state,
    done,
    undone,
    busy,
    failure,
    choose: (choice: LessChoice) =>
      send(async () => {
        const { chooseLess } = await import('../../less-contract.ts');
        const { undo, ...now } = (await callApi(chooseLess, { params, body: { choice } }, locale)).data;
        setState(now);
        setDone({ choice, undo });
      }),
    undo: () =>
      send(async () => {
        if (!done) return;
        const { undoLess } = await import('../../less-contract.ts');
        setState((await callApi(undoLess, { params, body: { undo: done.undo } }, locale)).data);
        setDone(null);
        setUndone(true);
      }),
  };
}
