import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { useErrorText } from '../../../../design-system/use-failure-text.ts';
import { takesUnits } from '../../transaction-types.ts';
import { isAbove } from './transaction-check.ts';
import { isLinkedTransfer, type ValueName } from './transaction-values.ts';
import type { TransactionFormState } from './use-transaction-form.ts';

/**
 * The message under a field. Too many units name the most: the server's where it has spoken, else what is known here,
 * which is told while one types once an asset is chosen.
 */
export function useTransactionErrors(
  { values, errorIn, max }: TransactionFormState,
  most: string | null,
  isChosen: boolean,
): (name: ValueName) => string | undefined {
  const t = useTranslations('transactions.form');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const exceeded = isAbove(values.amount, most) ? most : null;
  const tooMany = (most: string | null) => {
    const isCover = values.type === 'cover';
    if (most === null || !(takesUnits.has(values.type) || isCover || isLinkedTransfer(values)))
      return t('tooManyLater');
    if (isCover) return t('tooManyToCover', { max: numbers.quantity(most) });
    if (!/[1-9]/.test(most)) return t('noneHeld');
    return t(values.type === 'sell' ? 'tooMany' : 'tooManyToMove', { max: numbers.quantity(most) });
  };
  return (name) => {
    const key = errorIn(name);
    if (key === 'maxVolumeError') return tooMany(max ?? exceeded);
    if (key) return errorText(key);
    return name === 'amount' && isChosen && exceeded !== null ? tooMany(exceeded) : undefined;
  };
}
