import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../design-system/overlays/confirm.ts';

/** Asks before one leaves a file that was read and not stored: it would be lost without a word. */
export function useUnstoredQuestion(leave: () => void) {
  const t = useTranslations('instruments.own.unstored');
  const [isWaiting, onWaiting] = useState(false);
  const close = async () => {
    const question = { title: t('title'), effect: t('effect'), confirmLabel: t('confirm') };
    if (!isWaiting || (await confirm(question))) leave();
  };
  return { isWaiting, onWaiting, close };
}
