import type { Period } from '../../../../design-system/chart/period-switch.tsx';
import { type ChangePeriod, changePeriods } from '../../../valuation/figures-contract.ts';

/** The chart's switch writes its periods in small letters. */
export function switchPeriod(period: ChangePeriod): Period {
  return period.toLowerCase() as Period;
}

export function changePeriod(period: Period): ChangePeriod {
  return changePeriods.find((one) => switchPeriod(one) === period) ?? '1Y';
}
