import type { DocumentRow } from './document-store.ts';

/** What of a document is printed; a kept one has its times as texts. */
export type Printed = Omit<DocumentRow, 'issued_at' | 'period_from' | 'period_to' | 'user_id'> & {
  issued_at: Date | string;
  period_from: Date | string;
  period_to: Date | string;
};
