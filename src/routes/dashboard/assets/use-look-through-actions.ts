import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import {
  exportLookThrough,
  exportMakeUp,
  type FundOutput,
  type LookThroughOutput,
  removeMakeUp,
} from '../../../domains/exposure/contract.ts';
import { editMakeUp, uploadMakeUpFile } from '../../../domains/exposure/ui/exposure-modals.ts';
import type { FundActs } from '../../../domains/exposure/ui/looking/funds-card.tsx';
import { addressOf, callApi } from '../../../foundation/call-api.ts';
import { fetchFile } from '../shell/fetch-file.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';

/** What can be done about make-ups, and the page as a file. */
export function useLookThroughActions({ funds, currency }: LookThroughOutput, today: string) {
  const t = useTranslations('lookThrough');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const offer = useUpgradeNotice();
  const save = async (address: string, name: string) => {
    try {
      if ((await fetchFile(address, name, locale)) === 'upgrade') offer(t('file.upgrade'));
    } catch {
      toast.error(t('file.failed'));
    }
  };
  const upload = (fund?: FundOutput) =>
    void openModal(uploadMakeUpFile, { funds, chosen: fund?.instrument_id, today });
  const remove = async (fund: FundOutput) => {
    const sure = await confirm({
      title: t('funds.removeTitle', { name: fund.name }),
      effect: t('funds.removeEffect'),
      danger: true,
      confirmLabel: t('funds.remove'),
    });
    if (!sure) return;
    try {
      await callApi(removeMakeUp, { params: { id: fund.instrument_id } }, locale);
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and callers follow from the language
  const acts = useMemo<FundActs>(
    () => ({
      edit: (fund) => void openModal(editMakeUp, { fund, today }),
      upload,
      download: (fund) =>
        void save(
          addressOf(exportMakeUp, { params: { id: fund.instrument_id } }),
          `${fund.ticker.toLowerCase()}.csv`,
        ),
      remove: (fund) => void remove(fund),
    }),
    [funds, today, locale],
  );
  const download = (portfolios: string) =>
    save(
      addressOf(exportLookThrough, { query: { portfolios, currency } }),
      `${t('file.name', { day: today })}.csv`,
    );
  return { acts, upload: () => upload(), download };
}
