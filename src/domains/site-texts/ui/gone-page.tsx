import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { removeSiteText } from '../contract.ts';
import type { SiteTextPage } from './site-text.ts';

type Props = { page: SiteTextPage | undefined; onChanged: () => void };

/** In the place of the forms when a page does not exist, or no longer; words written for it can go too. */
export function GonePage({ page, onChanged }: Props) {
  const t = useTranslations('admin.texts');
  const common = useTranslations('common.error');
  const locale = useLocale();
  const [removing, setRemoving] = useState(false);
  const remove = async ({ type, edited }: SiteTextPage) => {
    setRemoving(true);
    try {
      for (const { lang } of edited) await callApi(removeSiteText, { query: { type, lang } }, locale);
      onChanged();
    } catch {
      toast.error(common('general'));
    }
    setRemoving(false);
  };
  return (
    <Card>
      <ErrorState
        title={t('gone')}
        text={t('goneText')}
        onRetry={onChanged}
        actions={
          page &&
          page.edited.length > 0 && (
            <Button icon="trash" loading={removing} onClick={() => remove(page)}>
              {t('goneRemove')}
            </Button>
          )
        }
      />
    </Card>
  );
}
