import { useTranslations } from 'use-intl';
import type { TotalFigures } from '../../valuation/figures-contract.ts';

/** Why a rate of return is not known, in words. */
export function useRateReason(): (rate: Pick<TotalFigures['irr'], 'reason'>) => string | undefined {
  const t = useTranslations('assets.rate');
  return ({ reason }) => (reason ? t(reason) : undefined);
}
