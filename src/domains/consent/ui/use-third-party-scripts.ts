import { useEffect } from 'react';
import { useConsent } from './consent-context.ts';

/** Loads the scripts the visitor has agreed to. Where there are none their loader does not come either. */
export function useThirdPartyScripts(): void {
  const scripts = useConsent()?.scripts;
  useEffect(() => {
    if (!scripts?.statistics && !scripts?.recording) return;
    // Without it nothing is counted, which is no harm to the page.
    import('./load-scripts.ts').then(({ loadScripts }) => loadScripts(scripts)).catch(() => {});
  }, [scripts]);
}
