import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { holdingsIn } from '../figures/ledger-values.ts';
import { marksOf } from '../journal/marks.ts';
import type { transactionMarks as marksCall } from '../journal/marks-contract.ts';
import { journalOf } from './journal-memory.ts';
import { rememberedFigures } from './ledger-stamp.ts';
import { valueLedger } from './value-ledger.ts';

/** When something was traded, for the marks of a chart. */
export function transactionMarks(context: Context, { query }: CallInput<typeof marksCall>) {
  return rememberedFigures(context, ['marks', query], async () => {
    const { portfolioId, slug } = query;
    // Somebody else's portfolio is none.
    if (portfolioId) await valueLedger(context, { portfolioId });
    const ledger = await valueLedger(context, {});
    const portfolios = ledger.portfolios.filter((one) =>
      portfolioId ? one.id === portfolioId : !one.is_virtual,
    );
    const counted = holdingsIn(ledger.holdings, portfolios).filter((one) => !slug || one.slug === slug);
    const tickers = new Map(counted.map(({ id, ticker }) => [id, ticker]));
    return { data: marksOf(journalOf(context.services, actorOf(context).userId, ledger).entries, tickers) };
  });
}
