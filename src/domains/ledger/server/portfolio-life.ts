import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';

/** What domains above the ledger have to say when a portfolio changes its kind; in the transaction that does it. */
export type PortfolioLife = {
  becomesReal(tx: Tx, context: Context, portfolioId: string): Promise<void>;
};

export const portfolioLife = defineSlot<PortfolioLife>('portfolio life');
