import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openModal } from '../../design-system/overlays/open-modal.ts';
import { connectModal } from '../../domains/brokers/ui/connect/connect-modal.ts';

/** After # in the address of the home page: the questions are answered, now the first assets are to come in. */
export const firstSteps = '#first-steps';

/** Opens the three ways in once, for who comes from the questions. */
export function useFirstSteps(isBrokered: boolean): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each coming
  useEffect(() => {
    if (hash !== firstSteps) return;
    // The page takes effect before the host of dialogs beside it listens.
    const soon = setTimeout(() => {
      // Reloading does not begin anew.
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
      if (isBrokered) void openModal(connectModal, { onboarding: true });
    });
    return () => clearTimeout(soon);
  }, [hash]);
}
