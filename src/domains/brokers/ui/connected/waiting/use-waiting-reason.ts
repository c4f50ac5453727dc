import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { decimal, minus, sign, textOf } from '../../../../../foundation/decimal.ts';
import type { ShownWaiting } from './waiting-questions.ts';

/** Why a row waits: in the words of files, but where those would speak of a file. */
export function useWaitingReason(): (row: ShownWaiting) => string {
  const own = useTranslations('connected.reasons');
  const t = useTranslations('imports.reasons');
  const numbers = useNumbers();
  return ({ reason: { code, values }, kind, units }) => {
    const ownKey = code as 'price';
    if (own.has(ownKey)) return own(ownKey);
    if (code === 'instrument') return t('instrument', { count: 0 });
    if (code === 'overdrawn') {
      if (kind === 'split') return t('overdrawnSplit');
      const left = minus(decimal(units ?? '0'), decimal(values.missing ?? '0'));
      const held = sign(left) < 0 ? '0' : textOf(left);
      return t('overdrawn', {
        count: Number(held),
        units: numbers.quantity(units ?? '0'),
        held: numbers.quantity(held),
      });
    }
    const key = code as 'partOf';
    return t.has(key) ? t(key, { line: '', word: '', currency: '', ...values }) : own('unreadable');
  };
}
