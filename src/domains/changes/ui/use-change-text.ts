import { useTranslations } from 'use-intl';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { ChangeKind } from '../change-kinds.ts';
import type { ChangeOutput } from '../contract.ts';

/** What happened, in a line. */
export function useChangeText(): (change: Pick<ChangeOutput, 'kind' | 'about'>) => string {
  const t = useTranslations('changes');
  const whatOf = ({ type, name, amount, currency, count = 1 }: ChangeOutput['about']): string => {
    const key = `types.${type}` as 'types.buy';
    if (type === undefined || !t.has(key)) return t('what.several', { count });
    if (name !== undefined) return t('what.named', { type: t(key), name });
    if (amount === undefined || currency === undefined) return t('what.plain', { type: t(key) });
    return t('what.amount', { type: t(key), amount: formatAmount(amount, currency) });
  };
  const textOf = (kind: ChangeKind, about: ChangeOutput['about']): string => {
    const { of, ...earlier } = about;
    const { count = 1, name = '', portfolio = '' } = about;
    const change = of && of !== kind ? textOf(of, earlier) : '';
    return t(`kind.${kind}`, { what: whatOf(about), count, name, portfolio, change });
  };
  return ({ kind, about }) => textOf(kind, about);
}
