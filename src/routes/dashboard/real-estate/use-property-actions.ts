import { useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import {
  deleteProperty,
  type PropertyOutput,
  removeFlow,
  removeValuation,
} from '../../../domains/real-estate/contract.ts';
import type { BookActions, PropertyActions } from '../../../domains/real-estate/ui/property-actions.ts';
import {
  addValuationModal,
  type OfProperty,
  saveLoanModal,
  upsertFlow,
  upsertProperty,
} from '../../../domains/real-estate/ui/real-estate-modals.ts';
import { dayOf, millisecondsOfDay } from '../../../foundation/calendar-day.ts';
import { useCall } from '../shell/use-call.ts';

/** What can be done with a property and what belongs to it, asked first where it cannot be undone. */
export function usePropertyActions(onRemoved: (id: string) => void): PropertyActions & BookActions {
  const t = useTranslations('realEstate');
  const failureText = useFailureText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  // The actions stay the same ones as long as the page stands: rows are remembered by them.
  const latest = useRef({ failureText, onRemoved });
  latest.current = { failureText, onRemoved };
  return useMemo(() => {
    async function attempt(work: () => Promise<unknown>) {
      try {
        await work();
        await revalidate();
      } catch (failure) {
        toast.error(latest.current.failureText(failure));
      }
    }
    async function remove({ id, name }: PropertyOutput) {
      const sure = await confirm({
        title: t('remove.title', { name }),
        effect: t('remove.effect'),
        danger: true,
        confirmLabel: t('remove.confirm'),
      });
      if (!sure) return;
      await attempt(async () => {
        await call(deleteProperty, { params: { id } });
        latest.current.onRemoved(id);
      });
    }
    return {
      details: (property) => void openModal(upsertProperty, { property, mode: 'details' }),
      edit: (property) => void openModal(upsertProperty, { property }),
      remove: (property) => void remove(property),
      addFlow: (property) => void openModal(upsertFlow, { property: ofProperty(property) }),
      editFlow: (property, flow) => void openModal(upsertFlow, { property: ofProperty(property), flow }),
      removeFlow: ({ id }, flow) => void attempt(() => call(removeFlow, { params: { id, flowId: flow.id } })),
      addValuation: (property) =>
        void openModal(addValuationModal, { property: ofProperty(property), price: property.current_price }),
      removeValuation: ({ id }, day) => void attempt(() => call(removeValuation, { params: { id, day } })),
      loan: (property) =>
        void openModal(saveLoanModal, { property: ofProperty(property), loan: property.loan }),
    };
  }, [t, call, revalidate]);
}

function ofProperty({ id, currency_id, currency, bought_at }: PropertyOutput): OfProperty {
  return { id, currency_id, currency, bought_on: dayOf(Math.floor(bought_at / millisecondsOfDay)) };
}
