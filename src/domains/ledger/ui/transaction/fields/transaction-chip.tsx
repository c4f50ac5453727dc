import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../../../design-system/layout/chip.tsx';
import type { TransactionType } from '../../../transaction-types.ts';

type Look = Pick<ComponentProps<typeof Chip>, 'tone' | 'icon'>;

/** What comes in is filled, what leaves outlined, income amber, charges faint; never green or red. */
const looks: Record<TransactionType, Look> = {
  buy: { tone: 'filled', icon: 'arrow-down' },
  sell: { tone: 'outlined', icon: 'arrow-up' },
  dividend: { tone: 'amber', icon: 'drop' },
  repayment: { tone: 'outlined', icon: 'arrow-up' },
  interest: { tone: 'amber', icon: 'drop' },
  fee: { tone: 'faint', icon: 'minus' },
  tax: { tone: 'faint', icon: 'minus' },
  deposit: { tone: 'filled', icon: 'plus' },
  withdrawal: { tone: 'outlined', icon: 'minus' },
  exchange: { tone: 'faint', icon: 'transactions' },
  split: { tone: 'faint', icon: 'duplicate' },
  'transfer-in': { tone: 'filled', icon: 'arrow-right' },
  'transfer-out': { tone: 'outlined', icon: 'arrow-left' },
  'spin-off': { tone: 'outlined', icon: 'duplicate' },
  result: { tone: 'amber', icon: 'drop' },
  short: { tone: 'outlined', icon: 'arrow-up' },
  cover: { tone: 'filled', icon: 'arrow-down' },
};

export function TransactionChip({ type }: { type: TransactionType }) {
  const t = useTranslations('transactions.types');
  return <Chip {...looks[type]}>{t(type)}</Chip>;
}
