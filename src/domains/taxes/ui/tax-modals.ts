import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { TaxYearOutput } from '../contract.ts';
import type { TaxPlanOutput } from '../planning-contract.ts';

/** What other papers say of a year: PIT-8C, losses, treaties. */
export const stateTaxes = defineModal<{ taxes: TaxYearOutput }, true>('stateTaxes');
/** That a return was handed in. */
export const fileTaxes = defineModal<{ taxes: TaxYearOutput }, true>('fileTaxes');
/** What selling something today would come to. */
export const planSale = defineModal<{ plan: TaxPlanOutput }, true>('planSale');
