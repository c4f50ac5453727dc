import { useMemo, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { type BondOutput, deleteBond, reopenBond } from '../../../domains/bonds/contract.ts';
import {
  bondDetails,
  exchangeBonds,
  redeemBonds,
  upsertBond,
} from '../../../domains/bonds/ui/bond-modals.ts';
import type { BondActions } from '../../../domains/bonds/ui/list/bond-menu.tsx';
import { useCall } from '../shell/use-call.ts';

/** What can be done with bonds, asked first where it cannot be undone. */
export function useBondActions(currency: string): BondActions {
  const t = useTranslations('bonds');
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [, setParams] = useSearchParams();
  const failureText = useFailureText();
  const latest = useRef(failureText);
  latest.current = failureText;
  return useMemo(() => {
    const changing = async (work: () => Promise<unknown>) => {
      try {
        await work();
        await revalidate();
      } catch (failure) {
        toast.error(latest.current(failure));
      }
    };
    const remove = ({ id, symbol, amount }: BondOutput) =>
      changing(async () => {
        const sure = await confirm({
          title: t('remove.title', { symbol }),
          effect: t('remove.effect', { count: amount }),
          danger: true,
          confirmLabel: t('remove.confirm'),
        });
        if (sure) await call(deleteBond, { params: { id } });
      });
    const reopen = ({ id }: BondOutput) => changing(() => call(reopenBond, { params: { id } }));
    return {
      details: ({ id, symbol, amount }) => void openModal(bondDetails, { id, symbol, amount, currency }),
      compare: ({ id }) => {
        setParams(
          (before) => {
            before.set('holding', id);
            return before;
          },
          { replace: true, preventScrollReset: true },
        );
        window.scrollTo({ top: 0, behavior: 'smooth' });
      },
      edit: (bond) => void openModal(upsertBond, { bond }),
      redeem: (bond) => void openModal(redeemBonds, { bond }),
      exchange: (bond) => void openModal(exchangeBonds, { bond }),
      reopen: (bond) => void reopen(bond),
      remove: (bond) => void remove(bond),
    };
  }, [t, call, revalidate, setParams, currency]);
}
