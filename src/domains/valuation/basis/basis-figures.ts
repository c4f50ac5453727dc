import { textOf } from '../../../foundation/decimal.ts';
import { measureReturns, moneyFigures } from '../measure-total.ts';
import type { TotalValue } from '../total-value.ts';
import type { BasisNote, OnBasis } from './basis-contract.ts';
import { type Basis, layerOf, onBasis } from './change-basis.ts';

/** The headline figures on another basis, with what is to be said beside them (BA-1). */
export function figuresOnBasis(total: TotalValue, basis: Basis): OnBasis {
  const changed = onBasis(total, basis);
  const { market_value, net_invested, profit, roi, roi_base } = moneyFigures(changed);
  return {
    ...basisNoteOf(total, basis),
    figures: { market_value, net_invested, profit, roi, roi_base, ...measureReturns(changed) },
  };
}

export function basisNoteOf(total: Pick<TotalValue, 'daily'>, basis: Basis): BasisNote {
  const layer = textOf(layerOf(total, basis));
  if (basis.of === 'after-tax') {
    const { counted, uncovered } = basis.taxes;
    const nothing = { prices_until: null, prices_kept: false, is_simulated: false };
    return { of: basis.of, layer, ...nothing, taxed: [...counted], uncovered };
  }
  const { until, isKept, isSimulated } = basis.prices;
  const published = { prices_until: until, prices_kept: isKept, is_simulated: isSimulated };
  return { of: basis.of, layer, ...published, taxed: [], uncovered: 0 };
}
