import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { readSample, removeSample } from '../../contract.ts';

/** Says that figures come from the sample, and takes it away; where something of one's own is in it, it says first. */
export function SampleBanner() {
  const t = useTranslations('dashboard.sample');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function mayRemove(): Promise<{ leaning?: 'remove' } | null> {
    const { data } = await callApi(readSample, {}, locale);
    if (data.own === 0 && data.leaning === 0) return {};
    const sure = await confirm({
      title: t('askTitle'),
      effect: data.own > 0 ? t('ownStays', { count: data.own, name: data.name }) : undefined,
      body: data.leaning > 0 ? t('leaning', { count: data.leaning }) : undefined,
      confirmLabel: t('remove'),
      danger: data.leaning > 0,
    });
    if (!sure) return null;
    return data.leaning > 0 ? { leaning: 'remove' } : {};
  }
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const query = await mayRemove();
      if (query) {
        await callApi(removeSample, { query }, locale);
        await revalidate();
      }
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(false);
  };
  return (
    <Banner
      tone="simulated"
      action={
        <TextLink onClick={() => void remove()} aria-busy={busy || undefined}>
          {t('remove')}
        </TextLink>
      }
    >
      <b>{t('label')}</b> · {t('text')}
    </Banner>
  );
}
