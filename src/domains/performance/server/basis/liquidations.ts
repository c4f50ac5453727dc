import { defineSlot } from '../../../../platform/domains/slot.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { ShownBasis } from '../../../valuation/basis/bases.ts';
import type { DayTaxes } from '../../../valuation/basis/change-basis.ts';
import type { TotalValue } from '../../../valuation/total-value.ts';
import type { ValuedLedger } from '../value-ledger.ts';

/** Who knows what selling everything would leave to be paid: the domain of taxes, which stands above (decision 72). */
export type Liquidation = {
  /** Changes with what the tax hangs on beside the ledger and the market. */
  stamp(context: Context): Promise<string>;
  /** Of the portfolios of a ledger that is valued in złoty, with the sums of each. */
  taxes(
    context: Context,
    ledger: Pick<
      ValuedLedger,
      'today' | 'portfolios' | 'holdings' | 'books' | 'measured' | 'rates' | 'stamp'
    >,
    totals: ReadonlyMap<string, TotalValue>,
  ): Promise<DayTaxes>;
};

export const liquidations = defineSlot<Liquidation>('liquidations');

/** What answers on this basis hang on, beside what nominal ones do. */
export async function basisStamp(
  context: Context,
  { stamp }: Liquidation,
  basis: ShownBasis,
): Promise<string> {
  return basis === 'after-tax' ? stamp(context) : '';
}
