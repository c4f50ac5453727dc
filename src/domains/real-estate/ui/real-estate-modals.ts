import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { FlowOutput, LoanOutput, PropertyFiguresOutput, PropertyRecord } from '../contract.ts';

export type PropertyModalProps = {
  /** Edits this one; its steps can then be chosen freely. */
  property?: PropertyRecord & { figures?: PropertyFiguresOutput };
  /** Opens on the summary, to be read only. */
  mode?: 'details';
};

/** A property as the dialogs around it know it. */
export type OfProperty = { id: string; currency_id: string; currency: string; bought_on: string };

export const upsertProperty = defineModal<PropertyModalProps, PropertyRecord>('upsertProperty');
export const upsertFlow = defineModal<{ property: OfProperty; flow?: FlowOutput }, true>(
  'upsertPropertyFlow',
);
export const saveLoanModal = defineModal<{ property: OfProperty; loan: LoanOutput | null }, true>(
  'savePropertyLoan',
);
export const addValuationModal = defineModal<{ property: OfProperty; price: string }, true>(
  'addPropertyValuation',
);
