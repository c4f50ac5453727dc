import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { stopImpersonation } from '../../../../domains/identity/contract.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useCall } from '../use-call.ts';
import { timeLeft } from './time-left.ts';

type Props = {
  name: string;
  /** When it ends by itself. */
  until: string | null;
};

/** Never dismissable: an administrator must not forget through whose eyes this is seen, nor for how long (OP-9). */
export function ImpersonationBanner({ name, until }: Props) {
  const t = useTranslations('dashboard.banners');
  const common = useTranslations('common');
  const call = useCall();
  const to = usePath();
  const left = useTimeLeft(until);
  const stop = async () => {
    try {
      await call(stopImpersonation, {});
      window.location.assign(to('admin'));
    } catch {
      toast.error(common('error.general'));
    }
  };
  useEffect(() => {
    // The session is over: what is shown is nobody's any more, and the operator signs in again.
    if (left === '0:00')
      window.location.assign(`${to('login')}?ended=view&next=${encodeURIComponent(to('admin'))}`);
  }, [left, to]);
  return (
    <Banner
      tone="danger"
      icon="eye"
      action={<TextLink onClick={() => void stop()}>{t('stopImpersonation')}</TextLink>}
    >
      {t('impersonated', { name })} {left && <span role="timer">{t('impersonatedLeft', { left })}</span>}
    </Banner>
  );
}

/** Counts down in the browser; the server's page has no clock that goes on. */
function useTimeLeft(until: string | null): string | null {
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    if (!until) return;
    const tick = () => setLeft(timeLeft(new Date(until), new Date()));
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [until]);
  return left;
}
