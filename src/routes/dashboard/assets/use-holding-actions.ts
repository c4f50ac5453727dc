import { useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { recordCorporateAction } from '../../../domains/corporate-actions/ui/action-modals.ts';
import { deleteHolding } from '../../../domains/ledger/contract.ts';
import { upsertAsset, upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import type { HoldingOutput } from '../../../domains/performance/contract.ts';
import type { HoldingActions } from '../../../domains/performance/ui/holdings/holdings-page-menu.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { useCall } from '../shell/use-call.ts';

const actionOn = ({ id, title, currency_id, currency }: HoldingOutput) => ({
  holding: { id, name: title, currencyId: currency_id, currency: currency.toUpperCase() },
  today: dayInWarsaw(new Date()),
});

type Options = {
  /** Where its page leads once it is gone; a list is only read again. */
  onRemoved?: (holding: HoldingOutput) => void;
};

/** What can be done with a holding, asked first where it cannot be undone. */
export function useHoldingActions({ onRemoved }: Options = {}): HoldingActions {
  const t = useTranslations('assets.delete');
  const failureText = useFailureText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  // The actions stay the same ones as long as the page stands: rows are remembered by them.
  const latest = useRef(failureText);
  latest.current = failureText;
  return useMemo(() => {
    async function remove(holding: HoldingOutput) {
      const { id, title, portfolio_name, transactions_count, broker_id } = holding;
      const sure = await confirm({
        title: t('title', { name: title, portfolio: portfolio_name }),
        effect: t('effect', { transactions: transactions_count }),
        body: t(broker_id === null ? 'sellHint' : 'brokerHint'),
        danger: true,
        confirmLabel: t('confirm'),
      });
      if (!sure) return;
      try {
        await call(deleteHolding, { params: { id } });
        if (onRemoved) onRemoved(holding);
        else await revalidate();
      } catch (failure) {
        toast.error(latest.current(failure));
      }
    }
    return {
      addTransaction: ({ id, portfolio_id }) =>
        void openModal(upsertTransaction, { portfolioId: portfolio_id, holdingId: id }),
      edit: (holding) => void openModal(upsertAsset, { holding }),
      recordAction: (holding) => void openModal(recordCorporateAction, actionOn(holding)),
      remove: (holding) => void remove(holding),
    };
  }, [t, call, revalidate, onRemoved]);
}
