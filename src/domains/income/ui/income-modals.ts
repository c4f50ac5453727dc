import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { ProposalOutput } from '../contract.ts';

/** What a person says a payment really was; null where it is not theirs. */
export type Correction = { gross: string; tax: string; paid_on: string } | null;

export const changePayment = defineModal<{ proposal: ProposalOutput; today: string }, Correction>(
  'changeIncomePayment',
);
export const incomeRates = defineModal<{ today: string }, true>('incomeRates');
export const phoneCalendar = defineModal<{ currency: string }>('incomePhoneCalendar');
