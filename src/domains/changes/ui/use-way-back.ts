import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { restoreVersions, undoChange } from '../contract.ts';

/** Undoes changes and restores versions, one at a time, and says how it went. */
export function useWayBack(onDone: () => void) {
  const t = useTranslations('changes');
  const locale = useLocale();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<string>();
  const attempt = async (id: string, done: string, work: () => Promise<unknown>) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await work();
      toast.success(done);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(undefined);
    onDone();
  };
  return {
    /** The change that is on its way back. */
    busy,
    undo: (id: string) => attempt(id, t('restored'), () => callApi(undoChange, { params: { id } }, locale)),
    restore: (id: string, transactionId?: string) =>
      attempt(id, t('versionRestored'), () =>
        callApi(
          restoreVersions,
          { params: { id }, body: transactionId ? { transaction_id: transactionId } : {} },
          locale,
        ),
      ),
  };
}
