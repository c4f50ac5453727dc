import { useEffect } from 'react';
import { useConsent } from './consent-context.ts';

/** Loads the scripts the visitor has agreed to. Where there are none their loader does not come either. */
export function useThirdPartyScripts(): void {
  const told = useConsent()?.told;
  useEffect(() => {
    if (!told?.statistics && !told?.recording) return;
    // Without it nothing is counted, which is no harm to the page.
    import('./load-scripts.ts').then(({ loadScripts }) => loadScripts(told)).catch(() => {});
  }, [told]);
}
