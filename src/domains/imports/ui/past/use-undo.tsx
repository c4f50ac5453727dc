import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { listLeaning, undoDocument } from '../../contract.ts';
import type { LeaningRow, ShownDocument } from '../document-view.ts';
import { useLeaningText } from './use-leaning-text.ts';
import styles from './use-undo.module.css';

const mostNamed = 5;

/** Takes an import back, after naming what cannot stand without it; a file that was not imported is only removed. */
export function useUndo(onDone: (document: ShownDocument) => void) {
  const t = useTranslations('imports.undo');
  const locale = useLocale();
  const failureText = useFailureText();
  const leaningText = useLeaningText();
  const [busy, setBusy] = useState<string>();

  // In words, because the dialog that shows them has not the texts of this page.
  const effectOf = (count: number, leaning: readonly LeaningRow[]) => {
    const rest = leaning.length - mostNamed;
    const named = leaning.slice(0, mostNamed).map((row) => ({ key: row.id, text: leaningText(row) }));
    if (rest > 0) named.push({ key: 'rest', text: t('more', { count: rest }) });
    return (
      <>
        <p>{t('effect', { count })}</p>
        {leaning.length > 0 && <p>{t('effectLeaning', { count: leaning.length })}</p>}
        <ul className={styles.named}>
          {named.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </>
    );
  };

  async function ask(document: ShownDocument): Promise<{ leaning: readonly LeaningRow[] } | undefined> {
    if (document.state === 'read') {
      const isMeant = await confirm({
        title: t('forgetQuestion', { name: document.name }),
        effect: t('forgetEffect'),
        confirmLabel: t('forgetConfirm'),
      });
      return isMeant ? { leaning: [] } : undefined;
    }
    const params = { fileName: document.fileName };
    const { data: leaning } = await callApi(listLeaning, { params }, locale);
    const isMeant = await confirm({
      title: t('question', { name: document.name }),
      effect: effectOf(document.imported, leaning),
      body: t('body'),
      danger: true,
      confirmLabel: t('confirm'),
    });
    return isMeant ? { leaning } : undefined;
  }

  async function undo(document: ShownDocument): Promise<void> {
    setBusy(document.fileName);
    try {
      const meant = await ask(document);
      if (meant) {
        const query = meant.leaning.length > 0 ? { leaning: 'remove' as const } : {};
        await callApi(undoDocument, { params: { fileName: document.fileName }, query }, locale);
        if (document.state === 'read') toast.success(t('forgotten'));
        onDone(document);
      }
    } catch (failure) {
      toast.error(`${t('failed')}. ${failureText(failure)}`);
    }
    setBusy(undefined);
  }
  return { busy, undo: (document: ShownDocument) => void undo(document) };
}
