import { useTranslations } from 'use-intl';
import { formatQuantity } from '../../../../foundation/format-number.ts';
import { takesUnits } from '../../transaction-types.ts';
import type { ValueName } from './transaction-values.ts';
import type { TransactionFormState } from './use-transaction-form.ts';

/**
 * The message under a field. Too many units name the most: the server's where it has spoken, else what is known here
 * while one types.
 */
export function useTransactionErrors(
  { values, errors, max }: TransactionFormState,
  exceeded: string | null,
): (name: ValueName) => string | undefined {
  const t = useTranslations('transactions.form');
  const common = useTranslations('common.failure');
  const tooMany = (most: string | null) => {
    if (most === null || !takesUnits.has(values.type)) return t('tooManyLater');
    if (!/[1-9]/.test(most)) return t('noneHeld');
    return t(values.type === 'sell' ? 'tooMany' : 'tooManyToMove', { max: formatQuantity(most) });
  };
  return (name) => {
    const key = errors[name];
    if (key === 'maxVolumeError') return tooMany(max ?? exceeded);
    if (key) return common(key);
    return name === 'amount' && exceeded !== null ? tooMany(exceeded) : undefined;
  };
}
