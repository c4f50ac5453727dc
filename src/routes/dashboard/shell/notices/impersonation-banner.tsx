import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { stopImpersonation } from '../../../../domains/identity/contract.ts';
import { useCall } from '../use-call.ts';

/** Never dismissable: an administrator must not forget through whose eyes this is seen. */
export function ImpersonationBanner({ name }: { name: string }) {
  const t = useTranslations('dashboard.banners');
  const common = useTranslations('common');
  const call = useCall();
  const stop = async () => {
    try {
      await call(stopImpersonation, {});
      window.location.reload();
    } catch {
      toast.error(common('error.general'));
    }
  };
  return (
    <Banner
      tone="danger"
      icon="eye"
      action={<TextLink onClick={() => void stop()}>{t('stopImpersonation')}</TextLink>}
    >
      {t('impersonated', { name })}
    </Banner>
  );
}
