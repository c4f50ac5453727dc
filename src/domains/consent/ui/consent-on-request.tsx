import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../design-system/live/when-idle.ts';
import { loadedOn } from '../page-kinds.ts';
import { useConsent } from './consent-context.ts';
import { isPutOff } from './not-now.ts';
import { onConsentRequest } from './open-consent.ts';

/** Who has chosen, or has nothing to choose, never loads it. */
const ConsentBanner = lazy(() =>
  import('./consent-banner.tsx').then((module) => ({ default: module.ConsentBanner })),
);

type Props = {
  /** Whether the layout asks by itself; otherwise only on request. */
  asks?: boolean;
};

/** The question about third parties of a layout, if this installation has any to ask about. */
export function ConsentOnRequest({ asks = false }: Props) {
  const consent = useConsent();
  const isOpenQuestion = asks && consent !== null && loadedOn('public', consent.open).length > 0;
  const [shown, setShown] = useState<'no' | 'asked' | 'requested'>('no');
  const close = useCallback(() => setShown('no'), []);
  useEffect(() => onConsentRequest(() => setShown('requested')), []);
  useEffect(() => {
    if (!isOpenQuestion || isPutOff()) return;
    return whenIdle(() => setShown((now) => (now === 'no' ? 'asked' : now)));
  }, [isOpenQuestion]);
  if (!consent || shown === 'no') return null;
  return (
    <Suspense>
      <ConsentBanner consent={consent} requested={shown === 'requested'} onClose={close} />
    </Suspense>
  );
}
