import { useState } from 'react';
import { useLocale } from 'use-intl';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { upsertBond } from '../../../bonds/ui/bond-modals.ts';
import { connectModal } from '../../../brokers/ui/connect/connect-modal.ts';
import { upsertAsset } from '../../../ledger/ui/ledger-modals.ts';
import { continueRealEstate } from '../../../modules/ui/continue-real-estate.ts';
import { upsertProperty } from '../../../real-estate/ui/real-estate-modals.ts';
import { addSample } from '../../contract.ts';
import type { useModules } from './use-modules.ts';

type Input = {
  modules: ReturnType<typeof useModules>;
  portfolioId: string | undefined;
  startedOn: string | undefined;
  /** Ends the first steps and opens a page. */
  leave: (address: string) => Promise<void>;
  /** Back to where a file can be dropped. */
  onFile: () => void;
};

/** The ways to fill a portfolio: whatever succeeds ends the first steps, whatever is cancelled comes back to them. */
export function useFill({ modules, portfolioId, startedOn, leave, onFile }: Input) {
  const to = usePath();
  const locale = useLocale();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<'sample'>();
  const end = (address: string) => {
    continueRealEstate.clear();
    return leave(address);
  };
  const enter = async () => {
    await modules.connect('brokerage-investments');
    const boughtOn = startedOn;
    const saved = await openModal(upsertAsset, { ...(portfolioId && { portfolioId }), boughtOn });
    if (saved) await end(to('dashboard'));
  };
  return {
    busy,
    enter,
    async connect() {
      const result = await openModal(connectModal, { type: 'api', onboarding: true });
      if (!result) return;
      if ('leaveTo' in result) return end(result.leaveTo);
      if ('id' in result) {
        await modules.connect('brokerage-investments');
        return end(to('integrations'));
      }
      if (result.way === 'file') return onFile();
      if (result.way === 'manual') return enter();
      return end(to('dashboard'));
    },
    async addBonds() {
      if (!(await openModal(upsertBond))) return;
      await modules.connect('bonds');
      await end(to('bonds'));
    },
    async addProperty() {
      if (!(await openModal(upsertProperty))) return;
      await modules.connect('real-estate');
      await end(to('properties'));
    },
    async lookAround() {
      setBusy('sample');
      try {
        await callApi(addSample, {}, locale);
        await end(to('dashboard'));
      } catch (failure) {
        toast.error(failureText(failure));
      }
      setBusy(undefined);
    },
  };
}
