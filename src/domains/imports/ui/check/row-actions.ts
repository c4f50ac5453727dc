import type { ShownDocument, ShownRow } from '../document-view.ts';

/** What can be done with a row of the preview. */
export type PreviewActions = {
  skip: (row: ShownRow) => void;
  /** Takes a skipped row back. */
  restore: (row: ShownRow) => void;
  /** Imports a row that looks like one that is there. */
  take: (row: ShownRow) => void;
  /** Opens or closes the question of a row. */
  toggle: (row: ShownRow) => void;
  addPurchase: (row: ShownRow) => void;
  /** Where the transaction is that a row repeats. */
  twinTo: (twin: NonNullable<ShownRow['twin']>) => string;
};

export type RowContext = {
  document: ShownDocument;
  /** The row whose question is open. */
  openId: string | undefined;
  actions: PreviewActions;
  disabled: boolean;
};
