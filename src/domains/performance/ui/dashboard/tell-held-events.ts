import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { TellUpcoming } from '../../../valuation/ui/home-card.ts';
import type { HeldEvent } from '../../held-events.ts';

const ofUnits: TellUpcoming['note'] = ({ units, per_unit, per_unit_currency }, { t, numbers }) => {
  const held = numbers.units(units);
  if (per_unit === null) return t('splitNote', { units: held });
  const decimals = Math.min(4, Math.max(2, per_unit.split('.')[1]?.length ?? 0));
  const amount = formatAmount(per_unit, per_unit_currency ?? '', { decimals });
  return t('dividendNote', { units: held, amount });
};

/** What is coming for what portfolios hold, in words. */
export const tellHeldEvents: Record<HeldEvent, TellUpcoming> = {
  'ex-dividend': { title: ({ ticker }, { t }) => t('titles.ex-dividend', { ticker }), note: ofUnits },
  'dividend-payment': {
    title: ({ ticker }, { t }) => t('titles.dividend-payment', { ticker }),
    note: ofUnits,
  },
  earnings: {
    title: ({ ticker }, { t }) => t('titles.earnings', { ticker }),
    note: (_, { t }) => t('earningsNote'),
  },
  split: {
    title: ({ ticker }, { t }) => t('titles.split', { ticker }),
    note: ({ units }, { t, numbers }) => t('splitNote', { units: numbers.units(units) }),
  },
};
