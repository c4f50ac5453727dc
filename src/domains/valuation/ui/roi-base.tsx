import { useTranslations } from 'use-intl';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { TotalFigures } from '../figures-contract.ts';

type Props = { base: TotalFigures['roi_base']; currency: string };

const texts = { purchases: 'roiOfPurchases', deposits: 'roiOfDeposits', both: 'roiOfBoth' } as const;

/** What a percentage of profit is of, in a few words under it: it is not what is called invested (rule P-2). */
export function RoiBase({ base, currency }: Props) {
  const t = useTranslations('ui');
  if (!base) return null;
  return t(texts[base.of], { amount: formatAmount(base.amount, currency, { decimals: 0 }) });
}
