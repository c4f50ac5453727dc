import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listTransactions, TransactionOutput } from '../../journal/transactions-contract.ts';

/** A page of the list as it came. */
export type TransactionsPage = CallOutput<typeof listTransactions>;

/** What filters choose from. */
export type TransactionsChoices = {
  portfolios: readonly { id: string; name: string }[];
  /** Every asset ever held, by its place in a portfolio. */
  assets: readonly { id: string; ticker: string; name: string; portfolioId: string }[];
  /** Lowercase titles. */
  currencies: readonly string[];
  /** All of one's own. */
  tags: readonly string[];
};

/** What can be done with one row. */
export type RowActions = {
  edit: (row: TransactionOutput) => void;
  duplicate: (row: TransactionOutput) => void;
  remove: (row: TransactionOutput) => void;
  /** The halves of a linked transfer stand alone from then on. */
  unlink: (row: TransactionOutput) => void;
  tags: (row: TransactionOutput) => void;
  /** Why it was bought. */
  decision: (row: TransactionOutput) => void;
  /** What it was before. */
  versions: (row: TransactionOutput) => void;
  /** The file or the broker it came from. */
  source: (row: TransactionOutput) => void;
};

/** What can be done with several; each says whether it was done. */
export type BulkActions = {
  move: (ids: readonly string[], portfolioId: string) => Promise<boolean>;
  annotate: (ids: readonly string[], note: string) => Promise<boolean>;
  tag: (rows: readonly TransactionOutput[]) => Promise<boolean>;
  remove: (rows: readonly TransactionOutput[]) => Promise<boolean>;
  /** Makes one transfer of two rows. */
  link: (ids: readonly string[]) => Promise<boolean>;
  export: (rows: readonly TransactionOutput[]) => void;
};
