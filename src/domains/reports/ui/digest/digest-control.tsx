import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { NoticeSettingsOutput } from '../../../notifications/contract.ts';

type Digest = NoticeSettingsOutput['digest'];
const options: readonly Digest[] = ['off', 'monthly', 'quarterly'];

/** Whether a report comes by mail: the same setting as among the notifications. */
export function DigestControl({ digest }: { digest: Digest }) {
  const t = useTranslations('digests.control');
  const { chosen, choose } = useDigest(digest);
  return (
    <Menu
      align="end"
      header={t('label')}
      trigger={
        <Button variant="quiet" icon="clock">
          {t(chosen)}
        </Button>
      }
      items={options.map((option) => ({
        label: t(`options.${option}`),
        checked: option === chosen,
        onSelect: () => void choose(option),
      }))}
    />
  );
}

function useDigest(saved: Digest) {
  const t = useTranslations('digests.control');
  const locale = useLocale();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState(saved);
  const choose = async (digest: Digest) => {
    const before = chosen;
    setChosen(digest);
    try {
      const { readNoticeSettings, saveNoticeSettings } = await import('../../../notifications/contract.ts');
      // The rest stays as it is now, which may have changed since the page was made.
      const { data } = await callApi(readNoticeSettings, {}, locale);
      await callApi(saveNoticeSettings, { body: { ...data, digest } }, locale);
      toast.success(t(digest === 'off' ? 'savedOff' : 'saved'));
    } catch (failure) {
      setChosen(before);
      toast.error(failureText(failure));
    }
  };
  return { chosen, choose };
}
