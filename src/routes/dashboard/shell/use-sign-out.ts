import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { releaseDevice } from '../../../domains/channels/ui/release-device.ts';
import { signOut } from '../../../domains/identity/contract.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { forgetRecent } from './search/recent.ts';
import { useCall } from './use-call.ts';

/** Ends the session and leads home. */
export function useSignOut(): () => Promise<void> {
  const common = useTranslations('common');
  const to = usePath();
  const call = useCall();
  return async () => {
    try {
      await call(signOut, {});
      await releaseDevice();
      forgetRecent();
      window.location.assign(to('home'));
    } catch {
      toast.error(common('error.general'));
    }
  };
}
