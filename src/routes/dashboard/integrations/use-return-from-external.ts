import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { backParameter, returnFromExternal } from '../../../domains/brokers/external-contract.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';

/** Whoever comes back from the aggregator sees what was connected there. */
export function useReturnFromExternal(most: number): void {
  const t = useTranslations('connect');
  const locale = useLocale();
  const failureText = useFailureText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const offerPlans = useUpgradeNotice();
  const { revalidate } = useRevalidator();
  const isBack = new URLSearchParams(search).has(backParameter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each coming back
  useEffect(() => {
    if (!isBack) return;
    // Reloading asks no second time.
    void navigate(pathname, { replace: true });
    callApi(returnFromExternal, {}, locale).then(
      ({ data }) => {
        for (const { name } of data.connected) toast.success(t('connected', { integration: name }));
        if (data.over_limit > 0) offerPlans(t('full', { count: most }));
        void revalidate();
      },
      (failure) => void toast.error(failureText(failure)),
    );
  }, [isBack]);
}
