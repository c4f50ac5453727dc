import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { floatOf, isZero, textOf } from '../../../../foundation/decimal.ts';
import type { Values } from '../../fields/fields.ts';
import type { SavingsFields } from '../../savings/savings-fields.ts';
import type { SavingsResult } from '../../savings/savings-result.ts';
import { Money, moneyText } from '../frame/money.tsx';
import { ResultCard } from '../frame/result-card.tsx';

type Props = { values: Values<SavingsFields>; result: SavingsResult; query: string };

export function SavingsResultCard({ values, result, query }: Props) {
  const t = useTranslations('toolSavings');
  const note = useNote(values, result);
  const isTaxed = values.tax === 'end';
  return (
    <ResultCard
      label={values.ask === 'payment' ? t('resultPayment') : t('resultValue')}
      amount={values.ask === 'payment' ? result.monthly : result.afterTax}
      note={note}
      query={query}
      rows={[
        { key: 'paidIn', label: t('paidIn'), value: <Money value={result.paidIn} /> },
        { key: 'interest', label: t('interest'), value: <Money value={result.interest} /> },
        { key: 'value', label: t('value'), value: <Money value={result.value} /> },
        ...(isTaxed
          ? [
              { key: 'tax', label: t('taxDue'), value: <Money value={result.tax} /> },
              { key: 'afterTax', label: t('afterTax'), value: <Money value={result.afterTax} /> },
            ]
          : []),
        { key: 'today', label: t('today'), value: <Money value={result.inTodaysMoney} /> },
      ]}
    />
  );
}

function useNote({ ask, raise, years }: Props['values'], { isReached, afterTax }: SavingsResult): string {
  const t = useTranslations('toolSavings');
  const numbers = useNumbers();
  if (isReached) return t('resultReached', { value: moneyText(afterTax) });
  if (ask === 'payment' && !isZero(raise))
    return t('resultFirstYear', { percent: `${numbers.quantity(textOf(raise))}%` });
  return ask === 'payment'
    ? t('forYears', { years: floatOf(years) })
    : t('afterYears', { years: floatOf(years) });
}
