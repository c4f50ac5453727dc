import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { changePayment, incomeRates, phoneCalendar } from './income-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    changePayment,
    async () => (await import('./change-payment-dialog.tsx')).ChangePaymentDialog,
    'income',
  ),
  showModal(incomeRates, async () => (await import('./income-rates-dialog.tsx')).IncomeRatesDialog, 'income'),
  showModal(
    phoneCalendar,
    async () => (await import('./phone-calendar-dialog.tsx')).PhoneCalendarDialog,
    'income',
  ),
];
