import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { ShownBasis } from '../basis/bases.ts';
import type { Basis, DayTaxes } from '../basis/change-basis.ts';
import type { TotalValue } from '../total-value.ts';
import { priceLevelOf } from './price-level-of.ts';

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
  taxes: () => DayTaxes | Promise<DayTaxes>,
): Promise<Basis | null | undefined> {
  if (asked.basis === 'nominal') return undefined;
  refuseBasis(asked.basis, asked.currency);
  if (asked.basis === 'after-tax') return { of: 'after-tax', taxes: await taxes() };
  const today = dayNumber(dayInWarsaw(services.clock.now()));
  const prices = await priceLevelOf(services, daily.first - 1, today);
  return prices && { of: 'real', prices };
}
