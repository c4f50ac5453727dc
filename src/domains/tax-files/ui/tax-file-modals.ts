import { defineModal } from '../../../design-system/overlays/open-modal.ts';

/** The accountant's link of a year: made, changed, copied or taken back. */
export const shareTaxYearDialog = defineModal<{ year: number; today: string }, true>('shareTaxYear');
