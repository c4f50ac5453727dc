import { dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { invalid } from '../../../../foundation/failure.ts';
import { defineSlot } from '../../../../platform/domains/slot.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { ShownBasis } from '../../../valuation/basis/bases.ts';
import type { Basis, DayTaxes } from '../../../valuation/basis/change-basis.ts';
import { priceLevelOf } from '../../../valuation/server/price-level-of.ts';
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

/** Prices and taxes are Poland's: elsewhere there is no other basis than the nominal one (BA-1). */
export const basisCurrency = 'pln';

export function refuseBasis(basis: ShownBasis, currency: string): void {
  if (basis !== 'nominal' && currency !== basisCurrency) throw invalid({ basis: ['basisCurrencyError'] });
}

/** The basis that is asked for: undefined is nominal, null that it cannot be had for these days. */
export async function readBasis(
  { services }: Context,
  asked: { basis: ShownBasis; currency: string },
  { daily }: Pick<TotalValue, 'daily'>,
  taxes: () => Promise<DayTaxes>,
): Promise<Basis | null | undefined> {
  if (asked.basis === 'nominal') return undefined;
  refuseBasis(asked.basis, asked.currency);
  if (asked.basis === 'after-tax') return { of: 'after-tax', taxes: await taxes() };
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const prices = await priceLevelOf(services, daily.first - 1, today);
  return prices && { of: 'real', prices };
}

/** What answers on this basis hang on, beside what nominal ones do. */
export async function basisStamp(
  context: Context,
  { stamp }: Liquidation,
  basis: ShownBasis,
): Promise<string> {
  return basis === 'after-tax' ? stamp(context) : '';
}
